/** A setting, a folder, a port or a database that cannot be used: said in one sentence, exit code 1. */
export class StartFailure extends Error {}
