const isLong = process.env['MODE'] === 'long';

/** How many drawn examples a test looks at: fewer in `npm test`, many with `npm run test:long`. */
export const runs = (number: { usual: number; long: number }): number =>
  isLong ? number.long : number.usual;
