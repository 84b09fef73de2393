import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#shared/domain/languages.ts'
import { ITEM_DESCRIPTION_LENGTH, ITEM_NAME_LENGTH } from '#shared/domain/shop.ts'
import { Choice } from '#src/ui/Choice.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { ItemDraft } from './item-draft.ts'

interface ItemWordsProps {
  /** The tenant's, the first of them needed. */
  languages: readonly Language[]
  words: ItemDraft['words']
  /** What is wrong with the name in the first language. */
  error: string | undefined
  onChange: (words: ItemDraft['words']) => void
}

/** What an item is called and what is said of it, one language at a time. */
export function ItemWords({ languages, words, error, onChange }: ItemWordsProps) {
  const { t } = useTranslation()
  const first = languages[0] ?? 'en'
  const [chosen, speak] = useState(first)
  // what is wrong stands in the first
  const language = error === undefined ? chosen : first
  const said = words[language] ?? { name: '', description: '' }
  const say = (more: Partial<typeof said>) => onChange({ ...words, [language]: { ...said, ...more } })
  return (
    <>
      {languages.length > 1 && (
        <Choice
          label={t('shop.desk.language')}
          options={LANGUAGES.filter(({ shortName }) => languages.includes(shortName)).map(
            ({ shortName: id, name: label }) => ({ id, label }),
          )}
          value={language}
          onChange={speak}
        />
      )}
      <TextField
        label={t('shop.desk.name')}
        error={error}
        value={said.name}
        maxLength={ITEM_NAME_LENGTH}
        lang={language}
        autoComplete="off"
        onChange={({ target }) => say({ name: target.value })}
      />
      <TextField
        label={t('shop.desk.description')}
        value={said.description}
        maxLength={ITEM_DESCRIPTION_LENGTH}
        lang={language}
        autoComplete="off"
        onChange={({ target }) => say({ description: target.value })}
      />
    </>
  )
}
