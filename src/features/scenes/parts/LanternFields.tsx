import { useTranslation } from 'react-i18next'
import { pointerTo } from '#shared/content/pointer.ts'
import { entryOf } from '#shared/scene/entry-of.ts'
import { Button } from '#src/ui/Button.tsx'
import { PathIcon } from '#src/ui/icons.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import type { Wish } from '#src/outbox/edits/wish.ts'
import { change } from '../change.ts'
import { elementsOf } from '../describe.ts'
import type { LiveScene } from '../moves.ts'
import { newLanterns } from '../rules/lantern-path.ts'
import type { Thing } from '../scene-file.ts'
import styles from '../Panels.module.css'
import { useBench, useDesk, useNameOf } from '../use-editor.ts'
import { ChosenPoint } from './ChosenPoint.tsx'

interface LanternFieldsProps {
  thing: Thing
  liveScene: LiveScene
  isDisabled: boolean
}

const NONE = ''

/** The lanterns on the way to a place: where they begin, and through which points they go. */
export function LanternFields({ thing, liveScene, isDisabled }: LanternFieldsProps) {
  const { t } = useTranslation()
  const bench = useBench()
  const { desk } = bench
  const nameOf = useNameOf()
  const isDrawn = useDesk(({ pointsOf }) => pointsOf === 'lanterns')
  const { layout, file, path } = liveScene
  const own = entryOf(file.lanterns ?? {}, thing.id)
  const others = layout.elements.filter(({ id }) => id !== thing.id)
  if (others.length === 0 && !own) return null

  function begin(id: string): void {
    const [from, to] = [id, thing.id].map((one) => elementsOf(layout).find((place) => place.id === one))
    const pointer = (...more: string[]) => pointerTo('lanterns', thing.id, ...more)
    const wishes: Wish[] = []
    if (id === NONE) wishes.push({ file: path, pointer: pointer() })
    else if (from && to) {
      // the points stay where somebody has drawn them, but for the one that stands at another place now
      const fresh = newLanterns(from, to)
      const points = own ? [...fresh.points.slice(0, 1), ...own.points.slice(1)] : fresh.points
      wishes.push(
        { file: path, pointer: pointer('from'), to: id },
        { file: path, pointer: pointer('points'), to: points },
      )
    }
    change(bench, 'lanterns', [thing], wishes)
    desk.editPoints(id === NONE ? null : 'lanterns')
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{t('scenes.points.lanterns')}</legend>
      <SelectField
        label={t('scenes.lanterns.from')}
        hint={t(own ? 'scenes.lanterns.hint' : 'scenes.lanterns.none')}
        value={own?.from ?? NONE}
        disabled={isDisabled}
        options={[
          { id: NONE, label: t('scenes.lanterns.nowhere') },
          ...others.map(({ id }) => ({ id, label: nameOf({ sort: 'elements', id }) })),
        ]}
        onChange={({ target }) => begin(target.value)}
      />
      {own && !isDisabled && (
        <div className={styles.choices}>
          <Button
            variant="secondary"
            icon={<PathIcon size={20} aria-hidden />}
            aria-pressed={isDrawn}
            onClick={() => desk.editPoints(isDrawn ? null : 'lanterns')}
          >
            {t(isDrawn ? 'scenes.lanterns.done' : 'scenes.lanterns.edit')}
          </Button>
        </div>
      )}
      {own && !isDisabled && isDrawn && <ChosenPoint thing={thing} liveScene={liveScene} of="lanterns" />}
    </fieldset>
  )
}
