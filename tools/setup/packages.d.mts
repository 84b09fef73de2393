/** How npm is started: a program and the first of its arguments. */
export function npmCommand(env?: NodeJS.ProcessEnv): [program: string, ...file: string[]]
