/** Makes a queue: what is given to it is done one after the other, whether what came before failed or not. */
export function oneByOne(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const current = last.then(work)
    last = current.catch(() => undefined)
    return current
  }
}
