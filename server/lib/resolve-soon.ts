/** What the work comes to within so many ms; null where it fails or takes longer. Never rejects. */
export async function resolveSoon<Result>(work: Promise<Result>, ms: number): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, ms, null)
  })
  const result = await Promise.race([work.catch(() => null), tooLate])
  clearTimeout(timer)
  return result
}
