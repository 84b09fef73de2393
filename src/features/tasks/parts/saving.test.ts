import { describe, expect, it, vi } from 'vitest'
import { Failure } from '#src/lib/failure.ts'
import { keepLatest, savedAfter, worseOf, type SavedState } from './saving.ts'

function started() {
  const said: SavedState[] = []
  return { said, keep: keepLatest((saved) => said.push(saved)).keep }
}

/** Answers when told. */
function held() {
  let resolve = (): void => {}
  let reject = (_error: Failure): void => {}
  const promise = new Promise<void>((...ends) => ([resolve, reject] = ends))
  return { send: vi.fn(() => promise), resolve: () => resolve(), reject: (error: Failure) => reject(error) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('keeping the place in a task', () => {
  it('says that it is saved only when it is', async () => {
    const { said, keep } = started()
    keep(() => Promise.resolve())
    await settled()
    expect(said).toEqual(['saving', 'saved'])
  })

  it.each([
    [0, 'offline'],
    [409, 'unsaved'],
    [429, 'unsaved'],
    [500, 'unsaved'],
  ] as const)('never calls a place saved that was answered with %i', async (status, saved) => {
    const { said, keep } = started()
    keep(() => Promise.reject(new Failure(status, '/v2/attempts')))
    await settled()
    expect(said.at(-1)).toBe(saved)
  })

  it('sends a place again that did not arrive, and says so once it has', async () => {
    const { said, keep } = started()
    const send = vi.fn(() => Promise.resolve()).mockRejectedValueOnce(new Failure(0, '/v2/attempts'))
    keep(send)
    await settled()
    expect(said.at(-1)).toBe('offline')
    window.dispatchEvent(new Event('online'))
    await settled()
    expect(send).toHaveBeenCalledTimes(2)
    expect(said).toEqual(['saving', 'offline', 'saved'])
  })

  it('sends only the last of those that had to wait, and speaks of that one', async () => {
    const { said, keep } = started()
    const [first, second, third] = [held(), held(), held()]
    keep(first.send)
    keep(second.send)
    keep(third.send)
    first.reject(new Failure(500, '/v2/attempts'))
    await settled()
    expect(second.send).not.toHaveBeenCalled()
    expect(third.send).toHaveBeenCalledOnce()
    expect(said.at(-1)).toBe('saving')
    third.resolve()
    await settled()
    expect(said.at(-1)).toBe('saved')
  })
})

it('a chip for two things tells the worse of both', () => {
  expect(worseOf('saved', 'saving')).toBe('saving')
  expect(worseOf('saving', 'unsaved')).toBe('saving')
  expect(worseOf('saved', 'unsaved')).toBe('unsaved')
  expect(worseOf('offline', 'saved')).toBe('offline')
  expect(savedAfter(new TypeError('no'))).toBe('unsaved')
})
