import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentAdventure } from '#shared/contract/content.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Popup } from '#src/ui/Popup.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { sendBegin } from '../queries.ts'
import { folderTrouble, suggestedFolder } from '../rules/folder-name.ts'
import styles from './Content.module.css'
import { FolderField } from './FolderField.tsx'
import { REFUSED, type Reason } from './refused.ts'
import { Said } from './Said.tsx'

interface BeginPopupProps {
  adventures: readonly ContentAdventure[]
  starters: readonly { folder: string; name: string }[]
  onClose: () => void
  onBegun: (folder: string) => void
}

/** A new adventure: its name, its folder, and what it begins as. */
export function BeginPopup({ adventures, starters, onClose, onBegun }: BeginPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const sources = [
    ...starters.map(({ folder, name }) => ({ id: folder, label: t('content.begin.starter', { name }) })),
    ...adventures
      .filter(({ canCopy, draft }) => canCopy || draft)
      .map(({ folder, name }) => ({ id: folder, label: t('content.begin.copy', { name }) })),
  ]
  const [id] = useState(() => crypto.randomUUID())
  const [name, setName] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const [from, setFrom] = useState(sources[0]?.id ?? '')
  const [isAsked, setAsked] = useState(false)
  const { sending, send } = useSending<Reason>(REFUSED)
  const taken = adventures.map(({ folder }) => folder)
  const folder = typed ?? suggestedFolder(name)
  const begin = async (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (name.trim() === '' || folderTrouble(folder, taken) !== null) return
    if (await send(() => sendBegin({ id, folder, from, name: name.trim() }))) {
      onClose()
      onBegun(folder)
    }
  }
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} onClose={onClose} dismissable="escape">
      <form className={styles.asked} noValidate onSubmit={(event) => void begin(event)}>
        <h2 id={titleId} className={styles.askedTitle}>
          {t('content.begin.title')}
        </h2>
        {sources.length === 0 && <p>{t('content.begin.nothing')}</p>}
        <TextField
          label={t('content.begin.name')}
          hint={t('content.begin.nameHint')}
          error={isAsked && name.trim() === '' ? t('content.begin.nameMissing') : undefined}
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <FolderField value={folder} taken={taken} isAsked={isAsked} onChange={setTyped} />
        <SelectField
          label={t('content.begin.from')}
          hint={t('content.begin.fromHint')}
          options={sources}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <Said sending={sending} />
        <div className={styles.actions}>
          <Button type="submit" loadingVerb={sending.state === 'sending' && t('content.begin.making')}>
            {t('content.begin.make')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('content.cancel')}
          </Button>
        </div>
      </form>
    </Popup>
  )
}
