/** Ends the set-up with a plain message and no stack. */
export class Halt extends Error {
  /** @param {string} message @param {number} [code] the process's exit code */
  constructor(message, code = 1) {
    super(message);
    this.code = code;
  }
}
