import { createStore, type StoreApi } from 'zustand/vanilla'

/** Which page of this browser has something: not known yet, this one, or another one. */
export type ClaimState = 'asked' | 'held' | 'elsewhere'

export interface Claim {
  store: StoreApi<ClaimState>
  /** Gives up this claim; with the last one of this page others get it. */
  release: () => void
}

interface Shared extends Omit<Claim, 'release'> {
  claims: number
  take: () => void
  end: () => void
}

const claims = new Map<string, Shared>()

/**
 * Claims something that one page of this browser at a time may have; it comes by itself when the other page closes. Where the browser
 * has no locks, as over plain http, every page has it.
 */
export function claimAlone(name: string): Claim {
  const shared = claims.get(name) ?? askFor(name)
  shared.claims += 1
  claims.set(name, shared)
  let isReleased = false
  return {
    store: shared.store,
    release() {
      if (isReleased) return
      isReleased = true
      shared.claims -= 1
      if (shared.claims > 0) return
      claims.delete(name)
      shared.end()
    },
  }
}

/** How a claim of this page stands; not known where it has none. */
export function claimState(name: string): ClaimState {
  return claims.get(name)?.store.getState() ?? 'asked'
}

/** Takes what this page has claimed from the page that has it. */
export function takeAlone(name: string): void {
  claims.get(name)?.take()
}

function askFor(name: string): Shared {
  const locks = 'locks' in navigator ? navigator.locks : null
  const store = createStore<ClaimState>(() => (locks ? 'asked' : 'held'))
  const over = new AbortController()
  let queued = new AbortController()
  const say = (state: ClaimState) => {
    if (!over.signal.aborted) store.setState(state, true)
  }
  const untilOver = new Promise<void>((resolve) => over.signal.addEventListener('abort', () => resolve()))

  function hold(): Promise<void> {
    say('held')
    return untilOver
  }

  /** In its queue, behind the page that has it. */
  function wait(): void {
    if (!locks || over.signal.aborted) return
    queued = new AbortController()
    const { signal } = queued
    void locks.request(name, { signal }, hold).catch(() => {
      // given up, or taken by another page
      if (!signal.aborted) lose()
    })
  }

  function lose(): void {
    say('elsewhere')
    wait()
  }

  function take(): void {
    if (!locks || store.getState() === 'held') return
    queued.abort()
    void locks.request(name, { steal: true }, hold).catch(lose)
  }

  void locks?.request(name, { ifAvailable: true }, (lock) => (lock ? hold() : lose())).catch(lose)
  return {
    ...{ claims: 0, store, take },
    end() {
      over.abort()
      queued.abort()
    },
  }
}
