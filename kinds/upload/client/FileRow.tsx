import { useTranslation } from 'react-i18next'
import { usePercent } from '#src/i18n/use-percent.ts'
import { useSizes } from '#src/i18n/use-sizes.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import {
  ArrowClockwiseIcon,
  DownloadSimpleIcon,
  PauseIcon,
  PlayIcon,
  TrashSimpleIcon,
  XIcon,
} from '#src/ui/icons.ts'
import { toPercent } from '#src/ui/ProgressBar.tsx'
import { showWhole } from '#src/ui/show-whole.ts'
import { FileThumb } from './FileThumb.tsx'
import styles from './FileRow.module.css'
import type { Sending } from './sending.ts'
import type { ShownFile } from './shown-files.ts'

export interface FileActions {
  onPause: (key: number) => void
  onResume: (key: number) => void
  onCancel: (key: number) => void
  /** Of a file that was begun before, or elsewhere. */
  onCancelBegun: (uploadId: string) => void
  onDrop: (uploadId: string) => void
}

interface FileRowProps extends FileActions {
  shown: ShownFile
  /** It is handed in, or being handed in. */
  isFixed: boolean
}

/** One file: what it looks like, how far it is, and what can be done about it. */
export function FileRow({ shown, isFixed, ...actions }: FileRowProps) {
  const { name, at } = shown
  const isRefused = at.place === 'going' && at.sending.phase === 'refused'
  return (
    <li className={styles.row} data-refused={isRefused} ref={at.place === 'going' ? showWhole : undefined}>
      <FileThumb shown={shown} />
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <Status shown={shown} />
      </div>
      <div className={styles.actions}>
        <Actions {...actions} {...{ shown, isFixed }} />
      </div>
    </li>
  )
}

function Status({ shown: { at, bytes } }: { shown: ShownFile }) {
  const { t } = useTranslation()
  const sizeOf = useSizes()
  const percentOf = usePercent()
  if (at.place === 'there') return <span className={styles.status}>{sizeOf(bytes)}</span>
  const sent = at.place === 'begun' ? at.arrived : at.sending.sent
  const percent = toPercent((sent / Math.max(1, bytes)) * 100)
  if (at.place === 'begun') {
    return (
      <>
        <Bar percent={percent} />
        <span className={styles.status}>{t('upload.begun', { percent: percentOf(percent) })}</span>
      </>
    )
  }
  const { phase, reason } = at.sending
  if (phase === 'refused') {
    return <span className={styles.refused}>{t(`upload.reason.${reason ?? 'failed'}`)}</span>
  }
  const words = {
    queued: t('upload.queued'),
    sending: t('upload.sending', { sent: sizeOf(sent), size: sizeOf(bytes) }),
    paused: t('upload.paused', { percent: percentOf(percent) }),
    'broken-off': t('upload.brokenOff', { percent: percentOf(percent) }),
    checking: t('upload.checking'),
    there: t('upload.checking'),
  }[phase]
  return (
    <>
      <Bar percent={percent} />
      <span className={styles.status}>{words}</span>
    </>
  )
}

/** The words beside it say the same. */
function Bar({ percent }: { percent: number }) {
  return (
    <span className={styles.track} data-empty={percent === 0} aria-hidden>
      <span className={styles.fill} style={{ inlineSize: `${percent}%` }} />
    </span>
  )
}

function Actions({ shown: { name, at, download }, isFixed, ...actions }: FileRowProps) {
  const { t } = useTranslation()
  if (at.place === 'there') {
    return (
      <>
        {download !== null && (
          <a
            className={styles.download}
            href={download}
            download={name}
            aria-label={t('upload.download', { name })}
            title={t('upload.download', { name })}
          >
            <DownloadSimpleIcon size={24} aria-hidden />
          </a>
        )}
        {!isFixed && (
          <IconButton
            material="paper"
            label={t('upload.delete', { name })}
            icon={<TrashSimpleIcon size={24} />}
            onClick={() => actions.onDrop(at.uploadId)}
          />
        )}
      </>
    )
  }
  if (isFixed) return null
  if (at.place === 'begun') {
    return (
      <IconButton
        material="paper"
        label={t('upload.cancel', { name })}
        icon={<XIcon size={24} />}
        onClick={() => actions.onCancelBegun(at.uploadId)}
      />
    )
  }
  return <SendingActions name={name} sending={at.sending} {...actions} />
}

/** Trying again helps where nothing speaks against the file itself. */
const MAY_TRY_AGAIN = ['failed', 'too-many-files', 'player-full', 'tenant-full']

function SendingActions({
  name,
  sending,
  onPause,
  onResume,
  onCancel,
}: { name: string; sending: Sending } & FileActions) {
  const { t } = useTranslation()
  const { key, phase, reason } = sending
  if (phase === 'checking' || phase === 'there') return null
  return (
    <>
      {(phase === 'sending' || phase === 'queued' || phase === 'broken-off') && (
        <IconButton
          material="paper"
          label={t('upload.pause', { name })}
          icon={<PauseIcon size={24} />}
          onClick={() => onPause(key)}
        />
      )}
      {phase === 'paused' && (
        <IconButton
          material="paper"
          label={t('upload.resume', { name })}
          icon={<PlayIcon size={24} />}
          onClick={() => onResume(key)}
        />
      )}
      {phase === 'refused' && MAY_TRY_AGAIN.includes(reason ?? '') && (
        <IconButton
          material="paper"
          label={t('upload.retry', { name })}
          icon={<ArrowClockwiseIcon size={24} />}
          onClick={() => onResume(key)}
        />
      )}
      <IconButton
        material="paper"
        label={t(phase === 'refused' ? 'upload.dismiss' : 'upload.cancel', { name })}
        icon={<XIcon size={24} />}
        onClick={() => onCancel(key)}
      />
    </>
  )
}
