import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isJsonObject, type JsonObject } from '#shared/content/json.ts'
import { keysOf, pointerTo, valueAt } from '#shared/content/pointer.ts'
import { partOfTask, textFileOf } from '#shared/content/translations/places.ts'
import { wordsIn, type Unit } from '#shared/content/translations/units.ts'
import type { Language } from '#shared/domain/languages.ts'
import { LivePlayer } from '#src/features/authoring/LivePlayer.tsx'
import { useAuthoring, useEdits } from '#src/features/authoring/use-authoring.ts'
import { WritingContext, type Writing } from '#src/features/authoring/use-writing.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import styles from './Beside.module.css'
import { NameOnScene } from './NameOnScene.tsx'

interface UnitBesideProps {
  unit: Unit | null
  language: Language
}

/** Where players see a text: the player of its task at the part that it is of, or the scene where it is the name of a place. */
export function UnitBeside({ unit, language }: UnitBesideProps) {
  const { t } = useTranslation()
  if (!unit) return <EmptyState sentence={t('translations.chooseOne')} />
  const keys = keysOf(unit.pointer)
  const isName = keys.at(-1) === 'name' && (unit.task !== null || keys.length === 1)
  if (isName && unit.folder !== '') return <NameOnScene unit={unit} language={language} />
  if (unit.task !== null && partOfTask(unit.pointer) !== null)
    return <PartPlayed unit={unit} language={language} />
  return <Said unit={unit} language={language} />
}

/** What is shown in a pop-up or a list, as it reads there. */
function Said({ unit, language }: { unit: Unit; language: Language }) {
  const { t } = useTranslation()
  const keys = keysOf(unit.pointer)
  const picture = useBadgePicture(keys)
  const field = keys.at(-1)
  const where = field === 'goal' ? 'goal' : field === 'congrats' ? 'congrats' : 'elsewhere'
  return (
    <EmptyState sentence={t(`translations.where.${where}`)}>
      {picture && <img className={styles.badge} src={picture} alt="" />}
      <blockquote lang={language}>{unit.texts[language] ?? ''}</blockquote>
    </EmptyState>
  )
}

/** The picture of the badge that is spoken of; null where none is. */
function useBadgePicture([group, id]: readonly string[]): string | null {
  const { files, addressOf } = useAuthoring()
  if (group !== 'badges' || id === undefined) return null
  const path = [...files.keys()].find((one) => one.startsWith(`badges/${id}.`))
  return path === undefined ? null : addressOf(path)
}

function PartPlayed({ unit, language }: { unit: Unit; language: Language }) {
  const writing = useWritingOf(unit, language)
  return (
    <WritingContext value={writing}>
      <LivePlayer />
    </WritingContext>
  )
}

/** The task of a text, open at its part, as the player beside it asks for it: nothing of it is written here. */
function useWritingOf({ folder, task, pointer }: Unit, language: Language): Writing {
  const { languages } = useAuthoring()
  const texts = useEdits((state) => state.texts)
  const id = task ?? ''
  const [moved, setMoved] = useState<{ from: string; part: string | null } | null>(null)
  // the player may be led elsewhere until another text is open
  const part = moved?.from === pointer ? moved.part : partOfTask(pointer)
  return useMemo(() => {
    const words: Partial<Record<Language, JsonObject>> = {}
    for (const one of languages) {
      const said = valueAt(wordsIn(texts, textFileOf(folder, one)), pointerTo('tasks', id))
      if (isJsonObject(said)) words[one] = said
    }
    return {
      ...{ mission: folder, task: id, words, language, part },
      file: wordsIn(texts, `${folder}/tasks/${id}.json`),
      speak: ignore,
      openPart: (next: string | null) => setMoved({ from: pointer, part: next }),
      ...{ change: ignore, seek: ignore, found: ignore, sought: null },
    }
  }, [languages, texts, folder, id, language, part, pointer])
}

const ignore = () => undefined
