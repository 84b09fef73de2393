import { useTranslation } from 'react-i18next'
import { useAuthoring } from '#src/features/authoring/use-authoring.ts'
import { useValue, useWriting } from '#src/features/authoring/use-writing.ts'
import { SelectField } from '#src/ui/SelectField.tsx'

const FOLDER = 'assistants/'

/** Who speaks where nobody else does: a file of the adventure's assistants. */
export function AssistantField() {
  const { t } = useTranslation()
  const { change } = useWriting()
  const { files } = useAuthoring()
  const value = useValue(['content', 'assistant'])
  const chosen = typeof value === 'string' ? value : ''
  const names = [...files.keys()]
    .filter((path) => path.startsWith(FOLDER))
    .map((path) => path.slice(FOLDER.length))
    .toSorted()
  if (names.length === 0 && chosen === '') return null
  return (
    <SelectField
      label={t('simulation.edit.assistant')}
      hint={t('simulation.edit.assistantHint')}
      value={chosen}
      options={[
        { id: '', label: t('simulation.edit.nobody') },
        ...[...new Set([...names, ...(chosen === '' ? [] : [chosen])])].map((id) => ({ id, label: id })),
      ]}
      onChange={({ target }) =>
        change([{ in: 'file', at: ['content', 'assistant'], to: target.value || undefined }])
      }
    />
  )
}
