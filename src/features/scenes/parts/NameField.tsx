import { memo, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOfLanguage } from '#shared/domain/languages.ts'
import { TextField } from '#src/ui/TextField.tsx'
import { change } from '../change.ts'
import { namePlace, nameWishes, placeName, wordsFilesOf } from '../names.ts'
import { useBench, useEditLanguage, useEdits, useEditor, useMission } from '../use-editor.ts'

/** What a place, or the mission itself, is called in the language of the page; where nobody has written it yet, as it was built. */
export const NameField = memo(function NameField({ id }: { id: string }) {
  const { t } = useTranslation()
  const { missions, languages, save, isReadOnly } = useEditor()
  const bench = useBench()
  const mission = useMission()
  const language = useEditLanguage()
  const place = mission && namePlace(mission, missions, id, language)
  const files = place ? wordsFilesOf(place, languages).join(' ') : ''
  useEffect(() => {
    for (const file of files.split(' ')) if (file !== '') void save.open(file)
  }, [save, files])
  const name = useEdits(({ texts }) => mission && placeName(mission, missions, id, language, texts))
  const isKnown = useEdits(({ texts }) => files.split(' ').every((file) => file in texts))
  const [typed, setTyped] = useState<string | null>(null)
  if (!mission || !place || name === null || !isKnown) return null
  const spoken = nameOfLanguage(language)
  const commit = () => {
    const said = typed?.trim() ?? ''
    setTyped(null)
    if (said === '' || said === name) return
    const { texts } = bench.edits.store.getState()
    const { names } = missions.find((one) => place.file.startsWith(`${one.id}/`)) ?? mission
    change(bench, 'named', [{ sort: 'elements', id }], nameWishes(texts, place, said, { names, languages }))
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
