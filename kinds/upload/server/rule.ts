import * as z from 'zod/mini'
import { percentDone } from '#shared/domain/progress.ts'
import { UploadState } from '../shared/schemas.ts'
import type { TaskRule } from '#kinds/define/rule.ts'

const Stored = z.object({ files: UploadState.shape.files })
type Stored = z.infer<typeof Stored>

/** Anyone who hands in enough files gets all of the points: what they are worth, a person says. */
export const rule: TaskRule<'upload', Stored> = {
  stored: Stored,
  clock: null,
  leastSeconds: () => 0,
  begin: () => ({ files: [] }),

  // what was handed in stands, and can be looked at
  tries: { mayBegin: (_, earlier) => (earlier.length > 0 ? { code: 'no-attempts-left' } : null) },

  playable({ type, accepts, minimum, maximum }, { asks }) {
    const { question = '', text = '', explanation = '' } = asks?.['files'] ?? {}
    return { type, accepts, minimum, maximum, question, text, explanation }
  },

  take({ accepts, maximum }, { files }, { action, file }, { arrived = [] }) {
    if (action === 'drop') return { files: files.filter(({ id }) => id !== file) }
    if (files.some(({ id }) => id === file)) return { files }
    const one = arrived.find(({ id }) => id === file)
    if (!one || !accepts.includes(one.sort) || files.length >= maximum) return 'unknown'
    return { files: [...files, one] }
  },

  show: ({ type }, _, { files }, isFinished) => ({ type, files, isHandedIn: isFinished }),

  progress: ({ minimum }, { files }) => percentDone(Math.min(files.length, minimum), minimum + 1),

  result: ({ minimum }, { files }) =>
    files.length >= minimum ? { share: 1, score: null, isPassed: true } : null,
}
