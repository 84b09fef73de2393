import { TASKS_EDIT } from '#kinds/edit.ts'
import type { EditPreviewProps } from '#kinds/define/edit.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { latePart, type LatePart } from '#src/lib/late-part.ts'

interface LateParts {
  Form: LatePart<object>
  Preview: LatePart<EditPreviewProps>
  /** Its file is unpacked by the check of the draft: only what that has built can be played. */
  isUnpacked: boolean
}

/** The player of any kind, as the server shows it; loaded where a kind brings none of its own. */
const anyPlayer = async () => (await import('../ServedPlay.tsx')).ServedPlay

const late: Readonly<Record<string, LateParts>> = Object.fromEntries(
  Object.entries(TASKS_EDIT).map(([kind, edit]): [string, LateParts] => [
    kind,
    {
      Form: latePart(async () => (await edit.parts()).Form),
      Preview: latePart(async () => (await edit.parts()).Preview ?? (await anyPlayer())),
      isUnpacked: edit.needs !== null && edit.needs.folder !== 'films',
    },
  ]),
)

/** The parts of a kind's form, each loaded when it is shown; null where it has none of its own. */
export const editPartsOf = (kind: string): LateParts | null => entryOf(late, kind) ?? null
