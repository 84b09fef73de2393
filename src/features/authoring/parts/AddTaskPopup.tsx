import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { TASKS_EDIT } from '#kinds/edit.ts'
import type { JsonObject } from '#shared/content/json.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from '../Authoring.module.css'
import { enter } from '../rules/enter.ts'
import { isBroken, nameIn, textFileOf } from '../rules/outline.ts'
import { addWishes, freshId } from '../rules/task-edits.ts'
import { useAuthoring, useEdits, useNameLanguages } from '../use-authoring.ts'
import { KIND_NAMES } from './kind-names.ts'

interface AddTaskPopupProps {
  mission: string
  onClose: () => void
  onAdded: (task: string) => void
}

const KINDS = Object.keys(TASKS_EDIT)

/** A new task of a kind, with an example in every language of the adventure that is written over. */
export function AddTaskPopup({ mission, onClose, onAdded }: AddTaskPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { edits, languages, files, bring } = useAuthoring()
  const names = useNameLanguages()
  const texts = useEdits((state) => state.texts)
  const [kind, setKind] = useState(KINDS[0] ?? '')
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<'idle' | 'working' | 'failed'>('idle')
  const add = async () => {
    const edit = entryOf(TASKS_EDIT, kind)
    if (!edit) return
    setState('working')
    try {
      const { file, words, pictures } = await edit.template()
      for (const [name, drawing] of Object.entries(pictures)) {
        const path = `${mission}/pictures/${name}`
        if (!files.has(path)) await bring(path, new Blob([drawing], { type: 'image/svg+xml' }))
      }
      const [first = 'en'] = names
      const name = typed.trim()
      const id = freshId(texts, name || nameOf(words[first]))
      // a file that cannot be read is for its author to mend
      const readable = languages.filter((one) => !isBroken(texts, textFileOf(mission, one)))
      const said = readable.map((one): [string, JsonObject] => [
        one,
        { ...words[one], ...(one === first && name !== '' && { name }) },
      ])
      enter(
        edits,
        { word: 'added', things: [id], mission },
        addWishes(texts, mission, id, { file, words: Object.fromEntries(said) }),
      )
      onClose()
      onAdded(id)
    } catch {
      setState('failed')
    }
  }
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} onClose={onClose}>
      <form
        className={styles.stack}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          void add()
        }}
      >
        <h2 id={titleId} className={styles.popupTitle}>
          {t('authoring.add.title', { mission: nameIn(texts, mission, names) })}
        </h2>
        <SelectField
          label={t('authoring.add.kind')}
          value={kind}
          hint={t('authoring.add.others')}
          options={KINDS.map((id) => {
            const name = entryOf(KIND_NAMES, id)
            return { id, label: name ? t(name) : id }
          })}
          onChange={({ target }) => setKind(target.value)}
        />
        <TextField
          label={t('authoring.add.name')}
          hint={t('authoring.add.nameHint')}
          maxLength={120}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {state === 'failed' && <Notice tone="error">{t('authoring.add.failed')}</Notice>}
        <div className={styles.actions}>
          <Button type="submit" loadingVerb={state === 'working' && t('authoring.add.working')}>
            {t('authoring.add.button')}
          </Button>
        </div>
      </form>
    </Popup>
  )
}

const nameOf = ({ name }: JsonObject): string => (typeof name === 'string' ? name : '')
