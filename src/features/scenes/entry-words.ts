import { useTranslation } from 'react-i18next'
import type { Entry } from '#src/outbox/edits/edit-store.ts'
import { editWordOf } from './edit-words.ts'
import { placeName } from './names.ts'
import { useEditLanguage, useEditor, useEdits } from './use-editor.ts'

/** What an entry of the history did, and to what, in one line. */
export function useEntryWords(): (entry: Entry) => string {
  const { t } = useTranslation()
  const { missions } = useEditor()
  const texts = useEdits((state) => state.texts)
  const language = useEditLanguage()
  return ({ word, things, mission: id }) => {
    const mission = missions.find((one) => one.id === id)
    const [first = ''] = things
    const name = mission ? placeName(mission, missions, first, language, texts) : first
    const what = things.length > 1 ? t('scenes.things', { count: things.length }) : name
    return t(`scenes.did.${editWordOf(word)}`, { what })
  }
}
