import {
  SCENES_ASKED,
  SCENES_CHECKED,
  SCENES_RENEWED,
  SCENES_SAVED,
  type LiveFinding,
  type SceneReport,
} from '#shared/scene/live.ts'

interface Page {
  send: (event: string, said: SceneReport) => void
}

/** What is used of Vite's socket. */
interface Socket {
  send: (said: { type: 'custom'; event: string; data?: SceneReport }) => void
  on: (event: string, listener: (said: unknown, page: Page) => void) => void
}

interface LivePages {
  /** Something was saved: it takes a moment until it stands. */
  reportSaved: () => void
  /** A build begins: it holds all that was saved before. */
  begin: () => void
  /** Scenes were published anew: the pages ask again for what they show. */
  renew: () => void
  /** A build has ended, and this is what it found. */
  check: (findings: readonly LiveFinding[]) => void
  /** A build broke off: what was found before still holds. */
  reportBroken: (error: unknown) => void
}

/** Tells the open pages what became of the scenes, and those that are opened later. */
export function livePages(socket: Socket): LivePages {
  let last: SceneReport | null = null
  let found: readonly LiveFinding[] = []
  let hasNewer = false
  socket.on(SCENES_ASKED, (_said, page) => {
    if (last) page.send(SCENES_CHECKED, last)
  })
  const report = (findings: readonly LiveFinding[]): void => {
    last = { findings: [...findings], hasNewer }
    socket.send({ type: 'custom', event: SCENES_CHECKED, data: last })
  }
  return {
    reportSaved: () => {
      hasNewer = true
      socket.send({ type: 'custom', event: SCENES_SAVED })
    },
    begin: () => {
      hasNewer = false
    },
    renew: () => socket.send({ type: 'custom', event: SCENES_RENEWED }),
    check: (findings) => {
      found = findings
      report(found)
    },
    reportBroken: (error) => report([...found, brokenOff(error)]),
  }
}

function brokenOff(error: unknown): LiveFinding {
  const message = error instanceof Error ? error.message : String(error)
  return {
    severity: 'error',
    file: 'scenes',
    problem: `nothing could be built: ${message}`,
    hint: 'Take back what was saved last, or save it again; the terminal says more.',
  }
}
