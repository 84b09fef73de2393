import { latePart, type LatePart } from '#src/lib/late-part.ts'
import type { EditPreviewProps } from '#kinds/define/edit.ts'

/** The player of any kind beside its form, as the server shows it. */
export const anyPlayer: LatePart<EditPreviewProps> = latePart(
  async () => (await import('./ServedPlay.tsx')).ServedPlay,
)
