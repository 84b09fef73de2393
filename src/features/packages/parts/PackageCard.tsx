import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportedPackage, PackagePlace } from '#shared/contract/packages.ts'
import { Button } from '#src/ui/Button.tsx'
import { Chip } from '#src/ui/Chip.tsx'
import { CheckIcon, TrashSimpleIcon } from '#src/ui/icons.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { showWhole } from '#src/ui/show-whole.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { DropPopup } from './DropPopup.tsx'
import styles from './Packages.module.css'
import { PlaceForm } from './PlaceForm.tsx'

interface PackageCardProps {
  found: ImportedPackage
  /** It came just now: it is brought into view. */
  isNew: boolean
  places: readonly PackagePlace[]
  /** All that are here. */
  packages: readonly ImportedPackage[]
  /** Where its task is opened; null where the designer plays another adventure. */
  href: string | null
  onChanged: () => void
  onDropped: () => void
}

/** A package that is here: what is in it, what is missing, and the task that it has become. */
export function PackageCard({
  found,
  isNew,
  places,
  packages,
  href,
  onChanged,
  onDropped,
}: PackageCardProps) {
  const { t, i18n } = useTranslation()
  const [isPlacing, setPlacing] = useState(found.task === null)
  const [isDropping, setDropping] = useState(false)
  const [isPlaced, setPlaced] = useState(false)
  const { task, parts, missing } = found
  const title = found.title || found.fileName
  const day = new Date(found.importedAt).toLocaleDateString(i18n.language, { dateStyle: 'medium' })
  const drop = (
    <Button
      variant="secondary"
      icon={<TrashSimpleIcon size={20} aria-hidden />}
      onClick={() => setDropping(true)}
    >
      {t('packages.delete')}
    </Button>
  )
  return (
    <li className={styles.card} ref={isNew ? showWhole : undefined}>
      <div className={styles.head}>
        <h3 className={styles.name}>{task?.name ?? title}</h3>
        {task ? (
          <Chip
            tone={task.missionName === null ? 'warn' : 'good'}
            icon={task.missionName !== null && <CheckIcon size={16} weight="bold" />}
          >
            {task.missionName ?? t('packages.noMission')}
          </Chip>
        ) : (
          <Chip>{t('packages.waiting')}</Chip>
        )}
      </div>
      <p className={styles.note}>{t('packages.from', { file: found.fileName, day })}</p>
      <details>
        <summary className={styles.summary}>
          {t('packages.parts', { count: parts.filter(({ isPlayed }) => isPlayed).length })}
        </summary>
        <ol className={styles.parts}>
          {parts.map((part, index) => (
            <li key={index} style={{ marginInlineStart: `${part.depth * 1.25}rem` }}>
              {part.title}
            </li>
          ))}
        </ol>
      </details>
      {missing.length > 0 && (
        <Notice tone="warn">
          <p>{t('packages.missing', { count: missing.length })}</p>
          <ul className={styles.parts}>
            {missing.slice(0, 5).map((file) => (
              <li key={file}>
                <code className={styles.detail}>{file}</code>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <PlacedNote task={isPlaced && !isPlacing ? task : null} />
      {task?.missionName === null && <Notice tone="warn">{t('packages.gone')}</Notice>}
      {isPlacing ? (
        <PlaceForm
          found={found}
          places={places}
          packages={packages}
          onPlaced={() => {
            setPlacing(false)
            setPlaced(true)
            onChanged()
          }}
        >
          {task ? (
            <Button variant="secondary" onClick={() => setPlacing(false)}>
              {t('packages.place.cancel')}
            </Button>
          ) : (
            drop
          )}
        </PlaceForm>
      ) : (
        <div className={styles.actions}>
          {href !== null && (
            <a ref={isPlaced ? takeFocus : undefined} className={styles.link} href={href}>
              {t('packages.open')}
            </a>
          )}
          <Button variant="secondary" onClick={() => setPlacing(true)}>
            {t('packages.change')}
          </Button>
          {drop}
        </div>
      )}
      <DropPopup
        id={found.id}
        name={task?.name ?? title}
        isTask={task !== null}
        isOpen={isDropping}
        onClose={() => setDropping(false)}
        onDropped={onDropped}
      />
    </li>
  )
}

/** What comes in place of the form goes on from its button. */
const takeFocus = (link: HTMLElement | null): void => link?.focus({ preventScroll: true })

/** Says where its task is now, to anyone who does not see it. */
function PlacedNote({ task }: { task: ImportedPackage['task'] }) {
  const { t } = useTranslation()
  return (
    <VisuallyHidden>
      <span role="status">
        {task?.missionName && t('packages.placed', { name: task.name, mission: task.missionName })}
      </span>
    </VisuallyHidden>
  )
}
