import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOBILE } from '#shared/domain/mobile.ts'
import type { SceneFacts } from '#src/features/missions/scene.ts'
import { Brand } from '#src/shell/Brand.tsx'
import hud from '#src/game/hud/Hud.module.css'
import { usePhoneBarItems } from '#src/game/hud/use-phone-bar-items.tsx'
import { PhoneList } from '#src/game/map/PhoneList.tsx'
import panel from '#src/game/map/ScenePanel.module.css'
import { TaskList } from '#src/features/tasks/TaskList.tsx'
import { useReasons } from '#src/features/unlocking/use-reasons.ts'
import { useMedia } from '#src/lib/use-media.ts'
import { keepLabelsOff } from '#src/stage/keep-labels-off.ts'
import { BottomBar } from '#src/ui/BottomBar.tsx'
import { Button } from '#src/ui/Button.tsx'
import { HudBar, HudCell } from '#src/ui/HudBar.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import {
  ArrowLeftIcon,
  FlameIcon,
  ListChecksIcon,
  MapTrifoldIcon,
  StarFourIcon,
  UserCircleIcon,
} from '#src/ui/icons.ts'
import { useShownFacts } from './use-shown-facts.ts'

/** Figures of a player who has come some way: wider ones cover more. */
const POINTS = 12_480
const STREAK = 12

/** The parts of the HUD that lie over every scene, with sample figures: presses go through them to the scene. */
export function HudPreview() {
  const { t } = useTranslation()
  const isMobile = useMedia(MOBILE)
  const facts = useShownFacts()
  if (!facts) return null
  return (
    <>
      <div className={hud.hud} inert>
        <div className={hud.top}>
          <div className={hud.topLeft} ref={keepLabelsOff}>
            <IconButton material="night" label={t('hud.back')} icon={<ArrowLeftIcon />} />
            <div className={hud.name}>
              <Brand name={facts.node.name} />
            </div>
          </div>
          <div className={hud.topRight} ref={keepLabelsOff}>
            <HudBar label={t('hud.status')}>
              <HudCell icon={<StarFourIcon size={20} weight="fill" />} value={POINTS} />
              {!isMobile && <HudCell icon={<FlameIcon size={20} weight="fill" />} value={STREAK} />}
              <HudCell icon={<UserCircleIcon size={20} />} />
            </HudBar>
          </div>
        </div>
        {!isMobile && (
          <div className={hud.bottomRight} ref={keepLabelsOff}>
            <HudBar label={t('hud.tools')}>
              <IconButton material="cell" label={t('bar.map')} icon={<MapTrifoldIcon />} />
              <IconButton material="cell" label={t('bar.tasks')} icon={<ListChecksIcon />} />
            </HudBar>
          </div>
        )}
        {!isMobile && hasList(facts) && (
          <aside className={panel.panel} ref={keepLabelsOff}>
            <div className={panel.list}>
              <Tasks facts={facts} />
            </div>
            <div className={panel.next}>
              <Button wide size="thumb">
                {t('bar.tasks')}
              </Button>
            </div>
          </aside>
        )}
      </div>
      {isMobile && <PhoneParts key={facts.node.id} facts={facts} />}
    </>
  )
}

/** The bar below, and the sheet of the tasks, which closes as it does for players. */
function PhoneParts({ facts }: { facts: SceneFacts }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(true)
  const items = usePhoneBarItems()
  return (
    <>
      {hasList(facts) && (
        <PhoneList isOpen={isOpen} onClose={() => setOpen(false)} footer={null}>
          <Tasks facts={facts} />
        </PhoneList>
      )}
      <BottomBar label={t('bar.label')} items={items} current="map" onPick={() => setOpen(true)} />
    </>
  )
}

function Tasks({ facts: { mission } }: { facts: SceneFacts }) {
  const reasons = useReasons()
  return <TaskList mission={mission} reason={({ unmet }) => reasons(unmet)} onTask={ignore} />
}

function hasList({ node, mission }: SceneFacts): boolean {
  return node.kind === 'allInOne' && mission.tasks.length > 0
}

/** No task can be opened in the gallery. */
function ignore(): void {}
