import { notJudged } from '#src/features/tasks/play/judged.ts'
import type { PlayRule } from '#src/features/tasks/play/use-play.ts'

export const UPLOAD: PlayRule<'upload'> = {
  kind: 'upload',
  judged: notJudged,
  apply: (state, { action, file }) =>
    // what is added is known to the server alone until it says so
    action === 'add' ? state : { ...state, files: state.files.filter(({ id }) => id !== file) },
  merge: () => null,
}
