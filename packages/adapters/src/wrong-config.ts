/** Settings that cannot be used: `message` names every one, for the operator. */
export class WrongConfig extends Error {}
