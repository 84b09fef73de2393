import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftFile } from '#shared/contract/content.ts'
import { useSizes } from '#src/i18n/use-sizes.ts'
import { useWhen } from '#src/i18n/use-when.ts'
import { UploadSimpleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { showWhole } from '#src/ui/show-whole.ts'
import { sortOf } from '../rules/file-sort.ts'
import { nameOf } from '../rules/tree.ts'
import { fileAddressOf, readFileText } from '../send-bytes.ts'
import type { DraftWork } from '../use-draft-work.ts'
import styles from './Content.module.css'
import { FileButton } from './FileButton.tsx'
import files from './Files.module.css'
import { Finding } from './Finding.tsx'
import { PanelActions } from './PanelActions.tsx'
import { Preview } from './Preview.tsx'
import { PutBack } from './PutBack.tsx'

interface FilePanelProps {
  work: DraftWork
  file: DraftFile
  /** Where the list of files is alone, on a narrow screen. */
  backHref: string
  onMoved: (path: string) => void
}

/** A file: what is in it, what the check says of it, and what can be done with it. */
export function FilePanel({ work, file, backHref, onMoved }: FilePanelProps) {
  const { t } = useTranslation()
  const sizeOf = useSizes()
  const when = useWhen()
  const { path, bytes, hash, changed } = file
  const { folder } = work.adventure
  const address = fileAddressOf(folder, path, hash)
  const found = work.check.build?.findings.filter((one) => one.file === path) ?? []
  return (
    <section className={files.about} aria-labelledby="content-file">
      <a className={files.back} href={backHref}>
        {t('content.file.back')}
      </a>
      <PanelHead>{nameOf(path)}</PanelHead>
      <p className={styles.note}>
        <code className={styles.code}>{path}</code>
      </p>
      <Preview
        key={hash}
        path={path}
        bytes={bytes}
        address={address}
        read={(signal) => readFileText(folder, path, signal)}
      />
      <p className={styles.note}>
        {t(`content.sort.${sortOf(path)}`)} · {sizeOf(bytes)} ·{' '}
        {changed.by === null
          ? when.moment(changed.at)
          : t('content.by', { who: changed.by, when: when.moment(changed.at) })}
      </p>
      {found.map((one, index) => (
        <Notice key={index} tone={one.severity === 'error' ? 'error' : 'warn'} isAnnounced>
          <Finding finding={one} />
        </Notice>
      ))}
      <PanelActions work={work} path={path} inside={[file]} onMoved={onMoved}>
        <FileButton
          label={t('content.file.replace')}
          variant="primary"
          icon={<UploadSimpleIcon size={20} aria-hidden />}
          onFiles={([first]) => first && work.sender.add([{ path, file: first.file, from: hash }])}
        />
        <a className={styles.link} href={address} download={nameOf(path)}>
          {t('content.file.download')}
        </a>
        <PutBack work={work} file={file} />
      </PanelActions>
    </section>
  )
}

/** Has the keyboard when another file is looked at. */
export function PanelHead({ children }: { children: string }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    head.current?.focus({ preventScroll: true })
    showWhole(head.current)
  }, [])
  return (
    <h2 ref={head} id="content-file" tabIndex={-1} className={files.panelHead}>
      {children}
    </h2>
  )
}
