import { report } from '#src/lib/report.ts'

/** ms; the slowest machine starts a renderer within this, and one that has not never will. */
const START_TIMEOUT_MS = 15_000

interface EngineHolder<App> {
  onInit: (app: App) => void
  /** @returns how to leave the screen */
  mount: () => () => void
}

/**
 * Runs an engine while its canvas is on the screen and its renderer is ready, whichever comes first. A canvas that has
 * left the screen takes its renderer with it, and a renderer that fails to start tells nobody: `giveUp` is called after
 * 15 s on the screen without one, and at once where the engine breaks as it starts.
 */
export function holdEngine<App>(start: (app: App) => () => void, giveUp: () => void): EngineHolder<App> {
  let app: App | null = null
  let stop: (() => void) | null = null
  let place: 'coming' | 'there' | 'gone' = 'coming'

  function run(): void {
    if (!app || place !== 'there') return
    try {
      stop ??= start(app)
    } catch (error) {
      report('the stage did not start', error)
      giveUp()
    }
  }
  return {
    onInit: (ready) => {
      if (place === 'gone') return
      app = ready
      run()
    },
    mount: () => {
      place = 'there'
      run()
      const timer = setTimeout(() => {
        if (!app) giveUp()
      }, START_TIMEOUT_MS)
      return () => {
        place = 'gone'
        clearTimeout(timer)
        stop?.()
        stop = null
        app = null
      }
    },
  }
}
