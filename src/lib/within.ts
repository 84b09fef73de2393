export class TooLate extends Error {}

/** Rejects with `TooLate` where the work has not settled so soon, in ms; what comes later is nobody's. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLate(`no answer within ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([work, tooLate])
  } finally {
    clearTimeout(timer)
  }
}
