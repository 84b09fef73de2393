import { useTranslation } from 'react-i18next'
import { SCENE_ALIGNS } from '#shared/scene/description.ts'
import type { Box } from '#shared/scene/layout.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ArrowUUpLeftIcon, CornersOutIcon, EyeIcon } from '#src/ui/icons.ts'
import { SelectField } from '#src/ui/SelectField.tsx'
import { changeFrame, pulledFrame } from '../frame.ts'
import { missionFieldOf, useMissionField } from '../mission-field.ts'
import type { LiveScene } from '../moves.ts'
import styles from '../Panels.module.css'
import { useBench, useDesk, useEditor, useMission } from '../use-editor.ts'
import { NumberField } from './NumberField.tsx'

const SIDES = ['x', 'y', 'width', 'height'] as const
const DEFAULT = ''

/** With what a scene opens: what must stay in view on every screen, and which side gives way first. */
export function FrameFields({ liveScene }: { liveScene: LiveScene }) {
  const { t } = useTranslation()
  const { isReadOnly, lens } = useEditor()
  const bench = useBench()
  const { desk } = bench
  const isFramed = useDesk((state) => state.isFramed)
  const { layout, file } = liveScene
  const isDefault = file.safe === undefined
  const set = (side: (typeof SIDES)[number], value: number) =>
    changeFrame(bench, within({ ...layout.safe, [side]: value }, liveScene), true)
  return (
    <fieldset className={styles.group}>
      <legend className={styles.heading}>{t('scenes.frame.title')}</legend>
      <p className={styles.hint}>{t('scenes.frame.hint')}</p>
      {!isReadOnly && (
        <div className={styles.choices}>
          <Button
            variant="secondary"
            icon={<CornersOutIcon size={20} aria-hidden />}
            aria-pressed={isFramed}
            onClick={() => desk.frame(!isFramed)}
          >
            {t(isFramed ? 'scenes.frame.done' : 'scenes.frame.edit')}
          </Button>
          <Button
            variant="secondary"
            icon={<EyeIcon size={20} aria-hidden />}
            onClick={() => changeFrame(bench, within(lens.seen(), liveScene))}
          >
            {t('scenes.frame.asSeen')}
          </Button>
          <IconButton
            material="paper"
            label={t('scenes.toDefault', { what: t('scenes.frame.title') })}
            icon={<ArrowUUpLeftIcon />}
            disabledReason={isDefault && t('scenes.default')}
            onClick={() => changeFrame(bench, null)}
          />
        </div>
      )}
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <NumberField
            key={side}
            label={t(`scenes.frame.${side}`)}
            value={layout.safe[side]}
            min={side === 'x' || side === 'y' ? 0 : 1}
            isDefault={isDefault}
            isDisabled={isReadOnly}
            onChange={(value) => set(side, value)}
          />
        ))}
      </div>
      <AlignField />
    </fieldset>
  )
}

/** Cut to the scene. */
function within(box: Box, { layout: { size } }: LiveScene): Box {
  const x = Math.min(Math.max(box.x, 0), size.width - 1)
  const y = Math.min(Math.max(box.y, 0), size.height - 1)
  const right = Math.min(box.x + box.width, size.width)
  const lower = Math.min(box.y + box.height, size.height)
  const cut = { x, y, width: Math.max(right - x, 1), height: Math.max(lower - y, 1) }
  // nothing is smaller than a corner can be pulled to
  return pulledFrame(cut, 'se', { x: 0, y: 0 }, size)
}

function AlignField() {
  const { t } = useTranslation()
  const { isReadOnly } = useEditor()
  const bench = useBench()
  const mission = useMission()
  const align = useMissionField(mission?.id ?? '', 'align')
  if (!mission) return null
  return (
    <SelectField
      label={t('scenes.frame.align')}
      value={typeof align === 'string' ? align : DEFAULT}
      disabled={isReadOnly}
      options={[
        { id: DEFAULT, label: t('scenes.frame.aligns.default') },
        ...SCENE_ALIGNS.filter((one) => one !== 'center').map((id) => ({
          id,
          label: t(`scenes.frame.aligns.${id}`),
        })),
      ]}
      onChange={({ target: { value } }) =>
        missionFieldOf(bench, 'align').set(value === DEFAULT ? undefined : value)
      }
    />
  )
}
