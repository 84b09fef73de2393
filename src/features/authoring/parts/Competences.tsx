import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isJsonObject, type Json } from '#shared/content/json.ts'
import { pointerTo } from '#shared/content/pointer.ts'
import { Button } from '#src/ui/Button.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import { PlusIcon } from '#src/ui/icons.ts'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../Authoring.module.css'
import { namesIn } from '../names-in.ts'
import { plainFileName } from '../picture-paths.ts'
import { enter } from '../rules/enter.ts'
import { read, taskFileOf, textFileOf } from '../rules/outline.ts'
import { useAuthoring, useEdits, useNameLanguages } from '../use-authoring.ts'
import { useValue, useWriting } from '../use-writing.ts'

/** What players are shown at most, in letters. */
const LONGEST = 120

/** Those that the adventure names, those that the task has though it does not, and a way to name one more. */
export function Competences() {
  const { t } = useTranslation()
  const { change } = useWriting()
  const [first = 'en'] = useNameLanguages()
  const names = useEdits(({ texts }) => read(texts, textFileOf('', first))['competences'])
  const chosen = namesIn(useValue(['competences']))
  const known: Readonly<Record<string, Json>> = isJsonObject(names) ? names : {}
  const all = [...new Set([...Object.keys(known), ...chosen])]
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('authoring.field.competences')}</legend>
      {all.length === 0 && <p className={styles.note}>{t('authoring.competence.none')}</p>}
      {all.map((id) => {
        const name = known[id]
        return (
          <Checkbox
            key={id}
            label={typeof name === 'string' ? name : id}
            checked={chosen.includes(id)}
            onChange={({ target }) => {
              const next = target.checked ? [...chosen, id] : chosen.filter((one) => one !== id)
              change([{ in: 'file', at: ['competences'], to: next.length > 0 ? next : undefined }])
            }}
          />
        )
      })}
      <NewCompetence taken={all} chosen={chosen} />
    </fieldset>
  )
}

interface NewCompetenceProps {
  taken: readonly string[]
  chosen: readonly string[]
}

/** Named in the language that is written; the table of translations asks for the others. */
function NewCompetence({ taken, chosen }: NewCompetenceProps) {
  const { t } = useTranslation()
  const { edits } = useAuthoring()
  const { mission, task, language } = useWriting()
  const [name, setName] = useState('')
  const add = () => {
    const id = freshId(name, taken)
    enter(edits, { word: 'wrote', things: [task], mission }, [
      { file: textFileOf('', language), pointer: pointerTo('competences', id), to: name.trim() },
      { file: taskFileOf(mission, task), pointer: pointerTo('competences'), to: [...chosen, id] },
    ])
    setName('')
  }
  return (
    <div className={styles.line}>
      <TextField
        label={t('authoring.competence.new')}
        hint={t('authoring.competence.newHint')}
        value={name}
        maxLength={LONGEST}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || name.trim() === '') return
          event.preventDefault()
          add()
        }}
      />
      <Button
        variant="secondary"
        icon={<PlusIcon size={20} aria-hidden />}
        disabledReason={name.trim() === '' && t('authoring.competence.nameFirst')}
        onClick={add}
      >
        {t('authoring.competence.add')}
      </Button>
    </div>
  )
}

/** The name as an id that none has. */
function freshId(name: string, taken: readonly string[]): string {
  const plain = plainFileName(name) || 'competence'
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? plain : `${plain}-${number}`
    if (!taken.includes(id)) return id
  }
}
