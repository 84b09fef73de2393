import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LARGEST_FILE } from '#shared/domain/file-sorts.ts'
import { Failure } from '#src/lib/failure.ts'
import { startSender, type Carrier, type Sender } from './sender.ts'
import type { Sending } from './sending.ts'

interface Going {
  file: File
  begunAs: string | null
  begin: (id: string) => void
  progress: (bytes: number) => void
  arrive: () => void
  fail: (error: Failure) => void
  isStopped: boolean
}

let going: Going[]
let list: readonly Sending[]
let sender: Sender
const check = vi.fn<Carrier['check']>()
const cancel = vi.fn<Carrier['cancel']>()
const onArrived = vi.fn<(id: string) => void>()

const carrier: Carrier = {
  check,
  cancel,
  transfer(file, begunAs, { onBegun, onProgress }) {
    const one: Partial<Going> = { file, begunAs, begin: onBegun, progress: onProgress, isStopped: false }
    const done = new Promise<void>((resolve, reject) => {
      one.arrive = resolve
      one.fail = reject
    })
    going.push(one as Going)
    return { done, stop: () => void (one.isStopped = true) }
  },
}

const fileOf = (name: string, size = 100): File => {
  const file = new File(['x'], name)
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const phases = () => list.map(({ file, phase, reason }) => `${file.name} ${reason ?? phase}`)
const refused = (status: number, code: string) => new Failure(status, 'x', { code, message: code })
const last = (): Going => going.at(-1) ?? expect.fail('nothing is sent')

beforeEach(() => {
  vi.useFakeTimers()
  going = []
  list = []
  check.mockReset().mockResolvedValue(true)
  cancel.mockReset().mockResolvedValue(undefined)
  onArrived.mockReset()
  sender = startSender({
    accepts: () => ['picture', 'document'],
    carrier,
    report: (now) => (list = now),
    onArrived,
  })
})
afterEach(() => {
  sender.stop()
  vi.useRealTimers()
})

describe('files on their way', () => {
  it('go one after the other, and are looked into when they are there [TASK-4]', async () => {
    sender.add([fileOf('a.jpg'), fileOf('b.jpg')], [], 5)
    expect(phases()).toEqual(['a.jpg sending', 'b.jpg queued'])
    last().begin('id-a')
    last().progress(40)
    expect(list[0]?.sent).toBe(40)
    last().arrive()
    await vi.waitFor(() => expect(phases()).toEqual(['a.jpg there', 'b.jpg sending']))
    expect(onArrived).toHaveBeenCalledExactlyOnceWith('id-a')
  })

  it.each([
    ['of another kind', fileOf('tool.exe'), 'wrong-kind'],
    ['of a kind that is not asked for', fileOf('walk.mp4'), 'wrong-kind'],
    ['that is empty', fileOf('a.jpg', 0), 'empty-file'],
    ['that is one byte too large', fileOf('a.jpg', LARGEST_FILE + 1), 'file-too-large'],
  ])('do not begin for a file %s [TASK-4]', (_, file, reason) => {
    sender.add([file], [], 5)
    expect(phases()).toEqual([`${file.name} ${reason}`])
    expect(going).toEqual([])
  })

  it('take a file of 300 MB exactly, and no more files than fit [TASK-4]', () => {
    sender.add([fileOf('a.jpg', LARGEST_FILE), fileOf('b.jpg')], [], 1)
    expect(phases()).toEqual(['a.jpg sending', 'b.jpg too-many-files'])
  })

  it('go on where they broke off, by themselves, however often [TASK-4] [TASK-2]', async () => {
    sender.add([fileOf('a.jpg')], [], 5)
    last().begin('id-a')
    last().progress(50)
    last().fail(new Failure(0, 'x'))
    await vi.waitFor(() => expect(phases()).toEqual(['a.jpg broken-off']))
    await vi.advanceTimersByTimeAsync(2100)
    expect([going.length, last().begunAs]).toEqual([2, 'id-a'])
    last().fail(new Failure(503, 'x'))
    await vi.advanceTimersByTimeAsync(4100)
    expect(going).toHaveLength(3)
    last().progress(60)
    expect(phases()).toEqual(['a.jpg sending'])
    last().arrive()
    await vi.waitFor(() => expect(onArrived).toHaveBeenCalledExactlyOnceWith('id-a'))
  })

  describe('where several broke off', () => {
    beforeEach(async () => {
      sender.add([fileOf('a.jpg'), fileOf('b.jpg')], [], 5)
      last().fail(new Failure(0, 'x'))
      await vi.advanceTimersByTimeAsync(0)
      sender.add([fileOf('c.jpg')], [], 5)
      last().fail(new Failure(0, 'x'))
      await vi.advanceTimersByTimeAsync(0)
      expect(phases()).toEqual(['a.jpg broken-off', 'b.jpg broken-off', 'c.jpg queued'])
    })
    const taken = async () => {
      await vi.advanceTimersByTimeAsync(20_000)
      last().begin(`id of ${last().file.name}`)
      last().arrive()
      await vi.advanceTimersByTimeAsync(0)
    }

    it('go on all of them [TASK-4] [TASK-2]', async () => {
      await taken()
      await taken()
      await taken()
      expect(phases()).toEqual(['a.jpg there', 'b.jpg there', 'c.jpg there'])
    })

    it('go on after one that is cancelled while it is tried, and one that is not taken [TASK-4] [TASK-2]', async () => {
      await vi.advanceTimersByTimeAsync(20_000)
      const tried = last()
      sender.cancel(list.find(({ file }) => file === tried.file)?.key ?? 0)
      expect(tried.isStopped).toBe(true)
      last().fail(refused(413, 'file-too-large'))
      await taken()
      expect(phases()).toEqual(['b.jpg there', 'c.jpg file-too-large'])
    })
  })

  it('of the same name and size go on from what is there [TASK-2]', () => {
    const begun = [{ id: 'id-a', name: 'a.jpg', bytes: 100 }]
    sender.add([fileOf('a.jpg', 99), fileOf('a.jpg', 100)], begun, 5)
    expect(list.map(({ uploadId }) => uploadId)).toEqual([null, 'id-a'])
  })

  it('begin anew where what was there is gone [TASK-4]', async () => {
    sender.add([fileOf('a.jpg')], [{ id: 'id-a', name: 'a.jpg', bytes: 100 }], 5)
    last().fail(refused(404, 'not-found'))
    await vi.waitFor(() => expect(going).toHaveLength(2))
    expect(last().begunAs).toBeNull()
  })

  it('say why one is not taken, and go on with the next [TASK-4] [INFO-4]', async () => {
    sender.add([fileOf('a.jpg'), fileOf('b.jpg'), fileOf('c.jpg')], [], 5)
    last().fail(refused(413, 'file-too-large'))
    await vi.waitFor(() => expect(going).toHaveLength(2))
    check.mockRejectedValueOnce(refused(422, 'virus-found'))
    last().begin('id-b')
    last().arrive()
    await vi.waitFor(() =>
      expect(phases()).toEqual(['a.jpg file-too-large', 'b.jpg virus-found', 'c.jpg sending']),
    )
    expect(onArrived).not.toHaveBeenCalled()
  })

  it('wait while they are looked into, and while nobody can look [TASK-4]', async () => {
    sender.add([fileOf('a.jpg')], [], 5)
    check.mockResolvedValueOnce(false).mockRejectedValueOnce(new Failure(503, 'x'))
    last().begin('id-a')
    last().arrive()
    await vi.waitFor(() => expect(phases()).toEqual(['a.jpg checking']))
    await vi.advanceTimersByTimeAsync(4000)
    expect(phases()).toEqual(['a.jpg there'])
    expect(check).toHaveBeenCalledTimes(3)
  })

  it('can be paused, gone on with, and cancelled together with what has arrived [TASK-4]', () => {
    sender.add([fileOf('a.jpg'), fileOf('b.jpg')], [], 5)
    last().begin('id-a')
    const key = list[0]?.key ?? 0
    sender.pause(key)
    expect(going[0]?.isStopped).toBe(true)
    expect(phases()).toEqual(['a.jpg paused', 'b.jpg sending'])
    sender.resume(key)
    expect(phases()).toEqual(['a.jpg queued', 'b.jpg sending'])
    sender.cancel(key)
    expect(cancel).toHaveBeenCalledExactlyOnceWith('id-a')
    expect(phases()).toEqual(['b.jpg sending'])
  })
})
