/**
 * Runs all jobs in order, as many at a time as fit into `cores`; a big one waits until there is room for it. Those of no cores live on what the
 * others leave: they run one after the other beside them.
 */
export async function runSideBySide<Job extends { cores: number }, Result>(
  jobs: readonly Job[],
  cores: number,
  run: (job: Job) => Promise<Result>,
): Promise<Result[]> {
  const results: Promise<Result>[] = []
  const running = new Set<Promise<unknown>>()
  let busy = 0
  let beside: Promise<unknown> = Promise.resolve()
  for (const job of jobs) {
    if (job.cores === 0) {
      const result = beside.then(() => run(job))
      beside = result
      results.push(result)
      continue
    }
    while (busy > 0 && busy + job.cores > cores) await Promise.race(running)
    busy += job.cores
    const result = run(job)
    const done = result.finally(() => {
      busy -= job.cores
      running.delete(done)
    })
    running.add(done)
    results.push(result)
  }
  return Promise.all(results)
}
