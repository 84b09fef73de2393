import { useTranslation } from 'react-i18next'
import { isJsonObject, type JsonObject } from '#shared/content/json.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { PART_GROUPS } from '#shared/scene/files.ts'
import styles from '../Authoring.module.css'
import { useAuthoring } from '../use-authoring.ts'
import { useWriting, type Place } from '../use-writing.ts'
import { WordField } from '../WordField.tsx'

/** Letters of each sort of words at most, and whether they take more than a line. */
const SORTS = {
  title: { most: 120, isLong: false },
  text: { most: 4000, isLong: true },
  picture: { most: 500, isLong: true },
  question: { most: 500, isLong: true },
  answers: { most: 500, isLong: false },
  feedback: { most: 500, isLong: false },
  explanation: { most: 4000, isLong: true },
  speaker: { most: 120, isLong: false },
  left: { most: 500, isLong: false },
  right: { most: 500, isLong: false },
  minLabel: { most: 120, isLong: false },
  maxLabel: { most: 120, isLong: false },
  declaration: { most: 500, isLong: true },
  placeholder: { most: 500, isLong: false },
} as const
const SORT_NAMES = Object.keys(SORTS).filter((name): name is keyof typeof SORTS => name in SORTS)
/** Some of these a task may do without. */
const MAY_BE_EMPTY: readonly string[] = ['picture', 'declaration', 'placeholder', 'text', 'explanation']

/** The words of the parts of a task whose kind has no form of its own: those that stand there in any language. */
export function PartWords() {
  const { words } = useWriting()
  const { languages } = useAuthoring()
  return PART_GROUPS.flatMap((group) =>
    idsIn(languages.map((one) => words[one]?.[group])).map((id) => (
      <OnePart
        key={`${group} ${id}`}
        at={[group, id]}
        all={languages.map((one) => objectAt(objectAt(words[one] ?? {}, group), id))}
      />
    )),
  )
}

function OnePart({ at, all }: { at: Place; all: readonly JsonObject[] }) {
  const { t } = useTranslation()
  const id = at.at(-1) ?? ''
  const sorts = SORT_NAMES.filter((sort) => all.some((words) => sort in words))
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <code>{id}</code>
      </legend>
      {sorts.flatMap((sort) => {
        const { most, isLong } = SORTS[sort]
        const label = t(`authoring.word.${sort}`)
        if (sort !== 'answers' && sort !== 'feedback')
          return (
            <WordField
              key={sort}
              {...{ label, most, isLong }}
              at={[...at, sort]}
              isOptional={MAY_BE_EMPTY.includes(sort)}
            />
          )
        return idsIn(all.map((words) => words[sort])).map((answer) => (
          <WordField
            key={`${sort} ${answer}`}
            {...{ most, isLong }}
            label={`${label}: ${answer}`}
            at={[...at, sort, answer]}
            isOptional={sort === 'feedback'}
          />
        ))
      })}
    </fieldset>
  )
}

function idsIn(all: readonly unknown[]): string[] {
  return [...new Set(all.flatMap((one) => (isJsonObject(one) ? Object.keys(one) : [])))]
}

function objectAt(words: JsonObject, key: string): JsonObject {
  const value = entryOf(words, key)
  return isJsonObject(value) ? value : {}
}
