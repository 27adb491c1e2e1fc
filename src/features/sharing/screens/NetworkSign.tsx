import { Art } from '../../../kit/glim/Art.tsx';

const SIGNS = {
  x: (
    <path
      fill="currentColor"
      d="M3 3h5.6l4.3 6 5.1-6h2.4l-6.4 7.5L21 21h-5.6l-4.7-6.5L5 21H2.7l7-8.1zm3.2 1.7L16.2 19.3h1.9L8 4.7z"
    />
  ),
  facebook: (
    <path
      fill="currentColor"
      d="M22 12a10 10 0 1 0-11.6 9.9v-7H7.9V12h2.5V9.8c0-2.5 1.5-3.9 3.8-3.9 1.1 0 2.2.2 2.2.2v2.5h-1.2c-1.3 0-1.6.8-1.6 1.5V12h2.7l-.4 2.9h-2.3v7A10 10 0 0 0 22 12z"
    />
  ),
  instagram: (
    <g fill="none" stroke="currentColor" strokeWidth="2.2">
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4.2" />
      <circle cx="17.2" cy="6.8" r=".6" fill="currentColor" strokeWidth="1.2" />
    </g>
  ),
};

/** The sign of a network, in the colour of the text beside it. */
export function NetworkSign({ of, className }: { of: keyof typeof SIGNS; className: string }) {
  return (
    <Art viewBox="0 0 24 24" className={className}>
      {SIGNS[of]}
    </Art>
  );
}
