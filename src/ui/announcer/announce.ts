import { report } from '#src/lib/report.ts'
import type { News } from './news.ts'

let coming: Promise<typeof import('./announcer.ts')> | null = null

/** Has it spoken by a screen reader, once, in its place among the others. The announcer comes with the first of them. */
export function announce(news: News): void {
  coming ??= import('./announcer.ts')
  coming.then(
    ({ say }) => say(news),
    (error: unknown) => {
      coming = null
      report('the announcer did not come', error)
    },
  )
}

/** Nothing of what was announced is spoken any more: whom it was about has signed out. */
export function hush(): void {
  coming?.then(
    ({ silence }) => silence(),
    () => undefined,
  )
}
