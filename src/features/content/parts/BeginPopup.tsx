import { useId, useState, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { readContent } from '#shared/contract/content.ts'
import type { Reply } from '#shared/contract/endpoint.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { UploadSimpleIcon } from '#src/ui/icons.ts'
import { Popup } from '#src/ui/Popup.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { sendBegin } from '../queries.ts'
import { beginSources, kindsOf, type BeginKind } from '../rules/begin-kinds.ts'
import { folderTrouble, suggestedFolder } from '../rules/folder-name.ts'
import { BeginSourceFields } from './BeginSourceFields.tsx'
import styles from './Content.module.css'
import { FileButton } from './FileButton.tsx'
import { FolderField } from './FolderField.tsx'
import { REFUSED, type Reason } from './refused.ts'
import { Said } from './Said.tsx'

interface BeginPopupProps {
  content: Reply<typeof readContent>
  onClose: () => void
  onBegun: (folder: string, as: BeginKind) => void
  /** It is to begin as what is in a zip. */
  onZip: (zip: File) => void
}

/** A new adventure: what it begins as, its name, and its folder. */
export function BeginPopup({ content, onClose, onBegun, onZip }: BeginPopupProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const all = beginSources(content)
  const kinds = kindsOf(all)
  const [id] = useState(() => crypto.randomUUID())
  const [kind, setKind] = useState<BeginKind>(kinds[0] ?? 'empty')
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState('')
  const [typed, setTyped] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const { sending, send } = useSending<Reason>(REFUSED)
  const sources = all[kind]
  const source = sources.find((one) => one.folder === chosen) ?? sources[0]
  const taken = content.adventures.map(({ folder }) => folder)
  // one of the library has its own name until it gets another
  const own = kind === 'library' && name.trim() === '' ? source : undefined
  const folder = typed ?? own?.folder ?? suggestedFolder(name)
  const isNamed = own !== undefined || name.trim() !== ''
  const begin = async (event: SyntheticEvent) => {
    event.preventDefault()
    setAsked(true)
    if (kind === 'zip' || !isNamed || folderTrouble(folder, taken) !== null) return
    const named = own ? {} : { name: name.trim() }
    if (await send(() => sendBegin({ id, folder, from: source?.folder ?? null, ...named }))) {
      onClose()
      onBegun(folder, kind)
    }
  }
  return (
    <Popup labelledBy={titleId} closeLabel={t('shell.close')} onClose={onClose} dismissable="escape">
      <form className={styles.asked} noValidate onSubmit={(event) => void begin(event)}>
        <h2 id={titleId} className={styles.askedTitle}>
          {t('content.begin.title')}
        </h2>
        <BeginSourceFields
          kinds={kinds}
          kind={kind}
          sources={sources}
          from={source?.folder ?? ''}
          onKind={setKind}
          onFrom={setChosen}
        />
        {kind !== 'zip' && (
          <>
            <TextField
              label={t('content.begin.name')}
              hint={t(kind === 'library' ? 'content.begin.nameOfLibrary' : 'content.begin.nameHint')}
              error={isAsked && !isNamed ? t('content.begin.nameMissing') : undefined}
              value={name}
              maxLength={80}
              autoComplete="off"
              onChange={({ target }) => setName(target.value)}
            />
            <FolderField value={folder} taken={taken} isAsked={isAsked} onChange={setTyped} />
          </>
        )}
        <Said sending={sending} />
        <div className={styles.actions}>
          {kind === 'zip' ? (
            <FileButton
              variant="primary"
              label={t('content.begin.chooseZip')}
              icon={<UploadSimpleIcon size={20} aria-hidden />}
              accept=".zip,application/zip"
              onFiles={([first]) => first && onZip(first.file)}
            />
          ) : (
            <Button type="submit" loadingVerb={sending.state === 'sending' && t('content.begin.making')}>
              {t('content.begin.make')}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {t('content.cancel')}
          </Button>
        </div>
      </form>
    </Popup>
  )
}
