import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/TextField.tsx'
import { folderTrouble } from '../rules/folder-name.ts'

interface FolderFieldProps {
  value: string
  taken: readonly string[]
  /** Somebody wants to go on: what is wrong is said. */
  isAsked: boolean
  onChange: (folder: string) => void
}

/** The name of an adventure's folder, with its rule in words. */
export function FolderField({ value, taken, isAsked, onChange }: FolderFieldProps) {
  const { t } = useTranslation()
  const trouble = folderTrouble(value, taken)
  const isSaid = trouble === 'taken' || (trouble !== null && (isAsked || value !== ''))
  return (
    <TextField
      label={t('content.folder.label')}
      hint={t('content.folder.rule')}
      error={isSaid ? t(`content.folder.${trouble}`) : undefined}
      value={value}
      maxLength={60}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
