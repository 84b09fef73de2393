import * as z from 'zod/mini'
import { percentDone } from '#shared/domain/progress.ts'
import type { PictureContent } from '../shared/schemas.ts'
import { showPicture } from '../shared/show.ts'
import { leastSecondsFor, sumSeconds } from '#kinds/define/pace.ts'
import type { TaskRule } from '#kinds/define/rule.ts'

const Stored = z.object({ seen: z.array(z.string()) })
type Stored = z.infer<typeof Stored>

/** One large picture with places to open. Done, and worth all of the points, when every one was opened. */
export const rule: TaskRule<'grafika', Stored> = {
  stored: Stored,
  tries: null,
  clock: null,
  begin: () => ({ seen: [] }),

  playable: (content, text) => showPicture(content, text.spots),

  take({ spots }, stored, { saw }) {
    if (!spots.some(({ id }) => id === saw)) return 'unknown'
    return stored.seen.includes(saw) ? stored : { seen: [...stored.seen, saw] }
  },

  show: (content, _, stored) => ({ type: 'grafika', seen: seenOf(content, stored) }),

  progress: (content, stored) => percentDone(seenOf(content, stored).length, content.spots.length),

  leastSeconds: (content, text, stored) =>
    sumSeconds(
      seenOf(content, stored).map((id) => leastSecondsFor(text.spots?.[id]?.title, text.spots?.[id]?.text)),
    ),

  result: (content, stored) =>
    seenOf(content, stored).length < content.spots.length ? null : { share: 1, score: null, isPassed: true },
}

/** Places that a new version removed are left out. */
function seenOf({ spots }: PictureContent, { seen }: Stored): string[] {
  return seen.filter((one) => spots.some(({ id }) => id === one))
}
