import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { TextArea } from '#src/ui/TextArea.tsx'
import { useDescription } from './use-description.ts'

/** As many letters as the format takes. */
const MOST_LETTERS = 500

/** What a place looks like, for players who do not see it, in the language of the page. A place without a name has no words to add it to. */
export const DescriptionField = memo(function DescriptionField({ id }: { id: string }) {
  const { t } = useTranslation()
  const description = useDescription(id)
  if (!description?.hasFile) return null
  const { value, language, spoken, isReadOnly, typed, type, commit } = description
  return (
    <TextArea
      label={t('scenes.field.description', { language: spoken })}
      hint={t('scenes.descriptionHint')}
      value={typed ?? value ?? ''}
      maxLength={MOST_LETTERS}
      disabled={isReadOnly}
      lang={language}
      onChange={({ target }) => type(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Escape') type(null)
      }}
    />
  )
})
