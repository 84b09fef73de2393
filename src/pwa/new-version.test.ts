import { installContainer, workerOf } from '#src/testing/worker-container.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { missionPath } from '#shared/domain/mission-kinds.ts'
import { forgetUnsaved, isAllSaved, usePageSaved } from '#src/outbox/page-saved.ts'
import { drafts } from '#src/lib/drafts.ts'
import { putWorkerAway, registerWorker } from '#src/lib/worker.ts'
import { overlay, useOverlay } from '#src/overlay/overlay.ts'
import { pathOfTask } from '#src/navigation/paths.ts'
import { loadNewVersion } from '#src/lib/load-new-version.ts'
import { watchNewVersion } from './new-version.ts'

const PAGE = '/bundle/page.js'
const NEXT = '/bundle/next.js'
const TAKE_OVER = { type: 'take-over' }
const HOUR_MS = 3_600_000

const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
const stops: (() => void)[] = []

beforeEach(() => {
  // one that is parsed apart does not run
  const parsed = new DOMParser().parseFromString(`<script type="module" src="${PAGE}"></script>`, 'text/html')
  document.head.append(...parsed.scripts)
  location.hash = `#${missionPath('map', 'harbour', 'Harbour')}`
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  reload.mockClear()
  overlay.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  drafts.clear()
  forgetUnsaved()
  Reflect.deleteProperty(document, 'hidden')
})

/** A page that a worker of its build answers for, or none yet. */
async function openPage({ hasWorker = true } = {}) {
  const installed = installContainer()
  await registerWorker()
  installed.container.controller = hasWorker ? workerOf(PAGE) : null
  return installed
}

/** Also when it has heard what there is to hear of the registration. */
async function watch(): Promise<void> {
  stops.push(watchNewVersion(isAllSaved))
  await Promise.resolve()
  await Promise.resolve()
}

const messagesTo = (worker: ReturnType<typeof workerOf>) =>
  worker.postMessage.mock.calls.map(([words]) => words)
const isThere = () => useOverlay.getState().queue.some(({ kind }) => kind === 'newVersion')
const untilThere = () => vi.waitFor(() => expect(isThere()).toBe(true))

describe('a new version', () => {
  it('is none that the first worker of a page brings; the next one is [SW-3]', async () => {
    const { container } = await openPage({ hasWorker: false })
    await watch()
    const first = workerOf(NEXT)
    container.controller = first
    container.dispatchEvent(new Event('controllerchange'))
    expect(first.postMessage).not.toHaveBeenCalled()
    container.controller = workerOf(NEXT)
    container.dispatchEvent(new Event('controllerchange'))
    await untilThere()
  })

  it('of the build of the page takes over at once, and nobody is told [SW-3]', async () => {
    const { registration } = await openPage()
    const waiting = workerOf(PAGE)
    registration.waiting = waiting
    await watch()
    await vi.waitFor(() => expect(messagesTo(waiting)).toContainEqual(TAKE_OVER))
    expect(isThere()).toBe(false)
  })

  it('of another build is noticed where it waits, and waits on [SW-3]', async () => {
    const { registration } = await openPage()
    const waiting = workerOf(NEXT)
    registration.waiting = waiting
    await watch()
    await untilThere()
    expect(messagesTo(waiting)).not.toContainEqual(TAKE_OVER)
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['was being brought when the page came to rest', true],
    ['is found later', false],
  ])('that %s is noticed once it is there whole [SW-3]', async (_, isEarlier) => {
    const { registration } = await openPage()
    const coming = workerOf(NEXT)
    if (isEarlier) registration.installing = coming
    await watch()
    if (!isEarlier) {
      registration.installing = coming
      registration.dispatchEvent(new Event('updatefound'))
    }
    coming.dispatchEvent(new Event('statechange'))
    expect(coming.postMessage).not.toHaveBeenCalled()
    coming.state = 'installed'
    coming.dispatchEvent(new Event('statechange'))
    await untilThere()
  })

  it('is none while no worker has answered for the page [SW-3]', async () => {
    const { registration } = await openPage({ hasWorker: false })
    const coming = workerOf(NEXT)
    registration.installing = coming
    await watch()
    coming.state = 'installed'
    coming.dispatchEvent(new Event('statechange'))
    expect(coming.postMessage).not.toHaveBeenCalled()
  })

  it('is looked for every hour by a page that stays open, until that is stopped [SW-3]', async () => {
    vi.useFakeTimers()
    const { registration } = await openPage()
    const stop = watchNewVersion(isAllSaved)
    await vi.advanceTimersByTimeAsync(2 * HOUR_MS)
    expect(registration.update).toHaveBeenCalledTimes(2)
    stop()
    await vi.advanceTimersByTimeAsync(HOUR_MS)
    expect(registration.update).toHaveBeenCalledTimes(2)
  })

  it('is noticed by nobody who has stopped, be it before there was an answer [SW-3]', async () => {
    const { container, registration } = await openPage()
    const heardOf = [vi.spyOn(registration, 'addEventListener'), vi.spyOn(container, 'addEventListener')]
    registration.waiting = workerOf(NEXT)
    watchNewVersion(isAllSaved)()
    await Promise.resolve()
    await Promise.resolve()
    expect(registration.waiting.postMessage).not.toHaveBeenCalled()
    expect(heardOf[0]).not.toHaveBeenCalled()
    container.dispatchEvent(new Event('controllerchange'))
    expect(container.controller?.postMessage).not.toHaveBeenCalled()
  })
})

describe('a page that goes out of sight', () => {
  /** Whether it is loaded anew by that. */
  async function hide(isHidden = true): Promise<boolean> {
    vi.useFakeTimers()
    await openPage()
    await watch()
    Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(10_000)
    return reload.mock.calls.length === 1
  }

  it('is loaded anew on a map once a new version is there [SW-3]', async () => {
    overlay.show({ kind: 'newVersion' })
    expect(await hide()).toBe(true)
  })

  it('is not while there is none [SW-3]', async () => {
    expect(await hide()).toBe(false)
  })

  it('is not when it comes into sight [SW-3]', async () => {
    overlay.show({ kind: 'newVersion' })
    expect(await hide(false)).toBe(false)
  })

  it.each([
    ['a task', () => (location.hash = `#${pathOfTask('passphrases')}`)],
    ['a pop-up', () => (document.body.innerHTML = '<div role="dialog"></div>')],
    ['a question', () => (document.body.innerHTML = '<div role="alertdialog"></div>')],
    ['a list', () => (document.body.innerHTML = '<dialog open></dialog>')],
    ['a form that was begun', () => drafts.set('profile', { owner: 'ola', typed: { nick: 'O' } })],
    ['an answer that has not arrived', () => usePageSaved.setState({ saved: 'offline' })],
    [
      'a word that was typed',
      () => {
        document.body.innerHTML = '<input><textarea></textarea>'
        const [, field] = document.querySelectorAll<HTMLInputElement>('input, textarea')
        if (field) field.value = 'half a'
      },
    ],
  ])('is not with %s open [SW-3]', async (_, open) => {
    overlay.show({ kind: 'newVersion' })
    open()
    expect(await hide()).toBe(false)
  })
})

describe('who wants the new version', () => {
  it('gets it as soon as it has taken over [SW-3]', async () => {
    vi.useFakeTimers()
    const { container, registration } = await openPage()
    const waiting = workerOf(NEXT)
    registration.waiting = waiting
    const loaded = loadNewVersion()
    await vi.advanceTimersByTimeAsync(2999)
    expect(messagesTo(waiting)).toEqual([TAKE_OVER])
    expect(reload).not.toHaveBeenCalled()
    container.dispatchEvent(new Event('controllerchange'))
    await loaded
    expect(reload).toHaveBeenCalledOnce()
  })

  it('gets it after 3 s, though it never takes over [SW-3]', async () => {
    vi.useFakeTimers()
    const { registration } = await openPage()
    registration.waiting = workerOf(NEXT)
    void loadNewVersion()
    await vi.advanceTimersByTimeAsync(3000)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('gets it at once where none waits, and where there is no worker any more [SW-3]', async () => {
    await openPage()
    await loadNewVersion()
    expect(reload).toHaveBeenCalledTimes(1)
    await putWorkerAway()
    await loadNewVersion()
    expect(reload).toHaveBeenCalledTimes(2)
  })
})
