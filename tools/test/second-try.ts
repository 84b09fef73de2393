/** A line of a runner's output begins so that names what failed and then passed. */
export const SECOND_TRY = 'At its second try: '

/** @returns the lines that name them */
export function secondTriesIn(output: string): string[] {
  return output.split('\n').filter((line) => line.startsWith(SECOND_TRY))
}
