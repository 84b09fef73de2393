import type { Booklet } from './booklet.ts'
import de from './watch/de.json' with { type: 'json' }
import en from './watch/en.json' with { type: 'json' }
import es from './watch/es.json' with { type: 'json' }
import pl from './watch/pl.json' with { type: 'json' }

/** What every watch on the wreck reads first, by language. */
export const WATCH_BOOK: Readonly<Record<string, Omit<Booklet, 'checklist'>>> = { pl, en, de, es }

/** Drawings of its chapters, in their order: files of the adventure's pictures/. */
export const WATCH_DRAWINGS = [
  'night-call',
  'pier-bell',
  'hands-on-chest',
  'frayed-rope',
  'two-on-bench',
] as const
