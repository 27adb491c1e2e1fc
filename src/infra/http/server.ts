import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { Refusal } from '../../base/refusal.ts';
import { answerNothingHere, handleErrors } from './errors.ts';
import { BODY_LIMIT, takeOutText } from './large-bodies.ts';
import { answerUnreadable } from './unreadable.ts';

export type HttpSettings = {
  publicUrl: URL;
  /** How many proxies in front may be believed about the caller's address. */
  trustProxy: number;
  logLevel: string;
  /** Where the log goes; standard output where nothing is named. */
  logTo?: NodeJS.WritableStream;
};

/** What Fastify tells of itself at each start, and has no setting for. */
const LISTENING = /^Server listening at /;

/** The bare server: headers, limits, cookies, compression and errors; no routes yet. */
export async function createHttpServer(settings: HttpSettings): Promise<FastifyInstance> {
  const headers = await securityHeaders(settings.publicUrl);
  // On the raw answer, so that they stand on one that is sent without Fastify as well.
  const setHeaders = ({ raw }: FastifyReply) => {
    for (const [name, value] of headers) raw.setHeader(name, value);
  };
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    // Fastify would wait for a slow body without end; this is Node's own bound.
    requestTimeout: 300_000,
    // HEAD must never run a GET's effects.
    exposeHeadRoutes: false,
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    // As long as Node lets a head be: what is in an address is its call's to judge.
    routerOptions: { maxParamLength: 16_384 },
    // An address that cannot be read names nothing; no hook runs for it.
    frameworkErrors(_error, _request, reply) {
      setHeaders(reply);
      answerNothingHere(reply);
    },
    clientErrorHandler(error, socket) {
      answerUnreadable(error, socket);
    },
    logger: {
      level: settings.logLevel,
      ...(settings.logTo ? { stream: settings.logTo } : {}),
      serializers: { req: loggedRequest, res: (reply) => ({ status: reply.statusCode }) },
      hooks: {
        // Who starts it says so in a sentence; the log has faults alone.
        logMethod(line, log) {
          const [first]: unknown[] = line;
          if (typeof first !== 'string' || !LISTENING.test(first)) log.apply(this, line);
        },
      },
    },
    // One line a request would tell who learns what when; faults are logged where they are answered.
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.removeContentTypeParser('text/plain');
  acceptJson(app);
  handleErrors(app);
  app.addHook('onRequest', (_request, reply, done) => {
    setHeaders(reply);
    done();
  });
  await app.register(cookie);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Nobody sends us compressed bodies, and a small one could be large.
    globalDecompression: false,
  });
  return app;
}

/** Method and path without its query: tokens and addresses stay out of the log. */
function loggedRequest(request: { method: string; url: string }) {
  return { method: request.method, path: request.url.split('?', 1)[0] };
}

/** A call without fields may come with the JSON content type and nothing in it. */
function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    const holds = request.routeOptions.config.largeBody?.holds;
    if (body.length <= BODY_LIMIT || !holds || !('text' in holds)) return parse(request, body, done);
    return parseLarge(body, holds.text, (rest, parsed) => parse(request, rest, parsed), done);
  });
}

type Done = (error: Error | null, value?: unknown) => void;

function parseLarge(json: string, field: string, parse: (json: string, done: Done) => void, done: Done) {
  try {
    const { rest, putBack } = takeOutText(json, field);
    parse(rest, (error, value) => (error ? done(error) : done(null, putBack(value))));
  } catch (error) {
    done(
      error instanceof Refusal ? error : new Refusal('invalid', 'The body is not JSON.', { field: 'body' }),
    );
  }
}

/** What Helmet sets. It is the same on every answer, so that Helmet is asked once and not by every request. */
async function securityHeaders(publicUrl: URL): Promise<[string, string][]> {
  const probe = fastify();
  await probe.register(helmet, helmetSettings(publicUrl));
  let headers: [string, string][] = [];
  probe.get('/', async (_request, reply) => {
    headers = Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, String(value)]);
    return '';
  });
  await probe.inject('/');
  await probe.close();
  return headers;
}

function helmetSettings(publicUrl: URL) {
  const secure = publicUrl.protocol === 'https:';
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        mediaSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // Tokens travel in addresses of mailed links.
    referrerPolicy: { policy: 'no-referrer' as const },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
  };
}
