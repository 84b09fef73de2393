import { useTranslation } from 'react-i18next'
import { classes } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { EyeIcon, EyeSlashIcon, LockSimpleIcon, LockSimpleOpenIcon, WarningIcon } from '#src/ui/icons.ts'
import { ThingPicture } from './parts/ThingPicture.tsx'
import { isSameThing, keyOf, type Thing } from './scene-file.ts'
import { findingsOfThing } from './rules/thing-findings.ts'
import styles from './Panels.module.css'
import { useDesk, useEditor, useNameOf, useThings } from './use-editor.ts'

const SORTS = ['elements', 'layers'] as const

/** What a scene is made of: its places in the order in which they are read, and its scenery, the nearest first. */
export function LayersPanel() {
  const { t } = useTranslation()
  const things = useThings()
  if (things.length === 0) return null
  return (
    <section className={styles.panel} aria-label={t('scenes.layers.title')}>
      {SORTS.map((sort) => {
        const rows = things.filter((thing) => thing.sort === sort)
        return (
          rows.length > 0 && (
            <div key={sort}>
              <h2 id={`scene-${sort}`} className={styles.heading}>
                {t(`scenes.layers.${sort}`)}
              </h2>
              <ul className={styles.rows} aria-labelledby={`scene-${sort}`}>
                {rows.map((thing) => (
                  <ThingRow key={keyOf(thing)} thing={thing} />
                ))}
              </ul>
            </div>
          )
        )
      })}
    </section>
  )
}

function ThingRow({ thing }: { thing: Thing }) {
  const { t } = useTranslation()
  const { desk, findings, isReadOnly } = useEditor()
  const name = useNameOf()(thing)
  const mission = useDesk((state) => state.mission)
  const isSelected = useDesk(({ selected }) => selected.some((one) => isSameThing(one, thing)))
  const isHidden = useDesk(() => desk.isHidden(thing))
  const isLocked = useDesk(() => desk.isLocked(thing))
  const hasFindings = findingsOfThing(findings, mission, thing).length > 0
  return (
    <li className={classes(styles.thing, isSelected && styles.selected, isHidden && styles.unseen)}>
      <button
        type="button"
        className={styles.thingButton}
        aria-pressed={isSelected}
        onClick={({ shiftKey, ctrlKey, metaKey }) =>
          shiftKey || ctrlKey || metaKey ? desk.toggle(thing) : desk.select([thing])
        }
      >
        <ThingPicture thing={thing} />
        <span className={styles.name}>{name}</span>
        {hasFindings && (
          <WarningIcon className={styles.bad} weight="fill" aria-label={t('scenes.hasFindings')} />
        )}
      </button>
      {!isReadOnly && (
        <>
          <IconButton
            material="paper"
            className={classes(styles.eye, isLocked && styles.isOn)}
            label={t(isLocked ? 'scenes.layers.unlock' : 'scenes.layers.lock', { name })}
            icon={isLocked ? <LockSimpleIcon weight="fill" /> : <LockSimpleOpenIcon />}
            onClick={() => desk.mark('locked', [thing])}
          />
          <IconButton
            material="paper"
            className={classes(styles.eye, isHidden && styles.isOn)}
            label={t(isHidden ? 'scenes.layers.show' : 'scenes.layers.hide', { name })}
            icon={isHidden ? <EyeSlashIcon /> : <EyeIcon />}
            onClick={() => desk.mark('hidden', [thing])}
          />
        </>
      )}
    </li>
  )
}
