import { useEffect, useState } from 'react'
import { type Language, nameOfLanguage } from '#shared/domain/languages.ts'
import { valueIn } from '#src/outbox/edits/steps.ts'
import { change } from '../change.ts'
import { namePlace, wordPlace } from '../names.ts'
import { useBench, useEditLanguage, useEdits, useEditor, useMission } from '../use-editor.ts'

interface WrittenDescription {
  /** Null: nobody has written it. */
  value: string | null
  /** The file of that language is there, and can take it. */
  hasFile: boolean
  language: Language
  /** What that language calls itself. */
  spoken: string
  isReadOnly: boolean
  /** As it is being typed; null: it is not. */
  typed: string | null
  type: (typed: string | null) => void
  commit: () => void
}

/**
 * The description of a place in the language of the page, typed and then written at once; undefined where it has no place in any
 * file, or the file is still on its way. One that is emptied is taken out.
 */
export function useDescription(id: string): WrittenDescription | undefined {
  const { missions, save, isReadOnly } = useEditor()
  const bench = useBench()
  const mission = useMission()
  const language = useEditLanguage()
  const place = mission && wordPlace(mission, missions, id, language, 'description')
  const name = mission && namePlace(mission, missions, id, language)
  const file = place?.file ?? null
  useEffect(() => {
    if (file !== null) void save.open(file)
  }, [save, file])
  const value = useEdits(({ texts }) => (place ? valueIn(texts, place.file, place.pointer) : undefined))
  const isKnown = useEdits(({ texts }) => file !== null && file in texts)
  const hasName = useEdits(
    ({ texts }) => name !== null && typeof valueIn(texts, name.file, name.pointer) === 'string',
  )
  const [typed, type] = useState<string | null>(null)
  if (!place || !isKnown) return undefined
  const written = typeof value === 'string' ? value : null
  const commit = () => {
    const said = typed?.trim()
    type(null)
    if (said === undefined || said === (written ?? '')) return
    change(bench, 'described', [{ sort: 'elements', id }], [{ ...place, to: said === '' ? undefined : said }])
  }
  return {
    ...{ value: written, hasFile: hasName, language, isReadOnly, typed, type, commit },
    spoken: nameOfLanguage(language),
  }
}
