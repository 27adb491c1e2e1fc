// The order matters: what is imported first is evaluated first.
import { hearAllWarnings } from './runtime-warning.ts';

/** The package is to be had from here alone. */
export {
  errors,
  interactionPolicy,
  Provider,
  type Adapter,
  type AdapterPayload,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';

hearAllWarnings();
