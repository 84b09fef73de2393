import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLanguage, LANGUAGES } from '#shared/domain/languages.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { change } from '../change.ts'
import { namePlace } from '../names.ts'
import { valueIn } from '#src/outbox/edits/steps.ts'
import { useBench, useEdits, useEditor, useMission } from '../use-editor.ts'

/** What a place is called, in the language of the page; where its words are not written yet, that stands there. */
export const NameField = memo(function NameField({ id }: { id: string }) {
  const { t, i18n } = useTranslation()
  const { missions, languages, save, isReadOnly } = useEditor()
  const bench = useBench()
  const mission = useMission()
  const [first = 'en'] = languages
  const language = isLanguage(i18n.language) && languages.includes(i18n.language) ? i18n.language : first
  const place = mission && namePlace(mission, missions, id, language)
  const file = place?.file ?? null
  useEffect(() => {
    if (file !== null) void save.open(file)
  }, [save, file])
  const name = useEdits(({ texts }) => (place ? valueIn(texts, place.file, place.pointer) : undefined))
  const isKnown = useEdits(({ texts }) => file !== null && file in texts)
  const [typed, setTyped] = useState<string | null>(null)
  if (!place || !isKnown) return null
  const spoken = LANGUAGES.find(({ shortName }) => shortName === language)?.name ?? language
  if (typeof name !== 'string') return <p>{t('scenes.noWords', { language: spoken })}</p>
  const commit = () => {
    const said = typed?.trim() ?? ''
    setTyped(null)
    if (said === '' || said === name) return
    change(bench, 'named', [{ sort: 'elements', id }], [{ ...place, to: said }])
  }
  return (
    <TextField
      label={t('scenes.field.name', { language: spoken })}
      value={typed ?? name}
      maxLength={120}
      disabled={isReadOnly}
      lang={language}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') commit()
        if (event.key === 'Escape') setTyped(null)
      }}
    />
  )
})
