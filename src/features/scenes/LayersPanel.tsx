import { memo, useDeferredValue, useMemo } from 'react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { classes } from '#src/ui/class-names.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Choice } from '#src/ui/Choice.tsx'
import {
  ArrowDownIcon,
  ArrowUpIcon,
  EyeIcon,
  EyeSlashIcon,
  LockSimpleIcon,
  LockSimpleOpenIcon,
  WarningIcon,
} from '#src/ui/icons.ts'
import { CommandButton } from './CommandButton.tsx'
import { nearToFar } from './order.ts'
import { ThingPicture } from './parts/ThingPicture.tsx'
import { keyOf, type Thing } from './scene-file.ts'
import { findingsOfThing } from './rules/thing-findings.ts'
import styles from './Panels.module.css'
import { useDesk, useEditor, useNameOf, useStillScene, useThings } from './use-editor.ts'

/** What a scene is made of: its places as they are read or drawn, and its scenery, the nearest first. */
export function LayersPanel() {
  const { t } = useTranslation()
  const { desk, isReadOnly } = useEditor()
  const things = useThings()
  const liveScene = useStillScene()
  const listed = useDesk((state) => state.listed)
  if (things.length === 0) return null
  const read = things.filter(({ sort }) => sort === 'elements')
  const places = listed === 'drawing' && liveScene ? nearToFar(liveScene) : read
  return (
    <section className={styles.panel} aria-label={t('scenes.layers.title')}>
      {places.length > 0 && (
        <div>
          <h2 id="scene-elements" className={styles.heading}>
            {t(listed === 'drawing' ? 'scenes.layers.drawn' : 'scenes.layers.elements')}
          </h2>
          {places.length > 1 && (
            <div className={styles.listHead}>
              <Choice
                label={t('scenes.layers.order')}
                value={listed}
                options={(['reading', 'drawing'] as const).map((id) => ({
                  id,
                  label: t(`scenes.layers.by.${id}`),
                }))}
                onChange={(id) => desk.store.setState({ listed: id })}
              />
              {!isReadOnly && <StepButtons />}
            </div>
          )}
          <Rows labelledBy="scene-elements" things={places} />
        </div>
      )}
      {things.length > read.length && (
        <div>
          <h2 id="scene-layers" className={styles.heading}>
            {t('scenes.layers.layers')}
          </h2>
          <Rows labelledBy="scene-layers" things={things.filter(({ sort }) => sort === 'layers')} />
        </div>
      )}
    </section>
  )
}

/** So many rows are there at once; the others follow when nothing waits for anything else. */
const FIRST_ROWS = 24

function Rows({ labelledBy, things }: { labelledBy: string; things: readonly Thing[] }) {
  const { t } = useTranslation()
  const { findings } = useEditor()
  const mission = useDesk((state) => state.mission)
  const selected = useDesk((state) => state.selected)
  const hidden = useDesk((state) => state.hidden[state.mission])
  const locked = useDesk((state) => state.locked[state.mission])
  const nameOf = useNameOf()
  const shown = useDeferredValue(things, things.slice(0, FIRST_ROWS))
  const found = useMemo(
    () => new Set(shown.filter((thing) => findingsOfThing(findings, mission, thing).length > 0).map(keyOf)),
    [findings, mission, shown],
  )
  const chosen = new Set(selected.map(keyOf))
  return (
    <ul className={styles.rows} aria-labelledby={labelledBy}>
      {shown.map((thing) => {
        const key = keyOf(thing)
        return (
          <ThingRow
            key={key}
            t={t}
            thing={thing}
            name={nameOf(thing)}
            isSelected={chosen.has(key)}
            isHidden={hidden?.includes(key) === true}
            isLocked={locked?.includes(key) === true}
            hasFindings={found.has(key)}
          />
        )
      })}
    </ul>
  )
}

const STEPS = { reading: ['earlier', 'later'], drawing: ['forward', 'backward'] } as const

/** Brings what is selected up or down in its list. */
function StepButtons() {
  const { t } = useTranslation()
  const listed = useDesk((state) => state.listed)
  const [up, down] = STEPS[listed]
  return (
    <div className={styles.icons}>
      <CommandButton id={up} icon={<ArrowUpIcon />} reason={t('scenes.notNow')} />
      <CommandButton id={down} icon={<ArrowDownIcon />} reason={t('scenes.notNow')} />
    </div>
  )
}

interface ThingRowProps {
  /** Of all rows: to look for the words of the page in each of hundreds takes longer than to draw it. */
  t: TFunction
  thing: Thing
  name: string
  isSelected: boolean
  isHidden: boolean
  isLocked: boolean
  hasFindings: boolean
}

// of many rows those that change are rendered anew
const ThingRow = memo(function ThingRow(props: ThingRowProps) {
  const { desk, isReadOnly } = useEditor()
  const { t, thing, name, isSelected, isHidden, isLocked, hasFindings } = props
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
})
