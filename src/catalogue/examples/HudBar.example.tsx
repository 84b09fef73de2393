import type { Example } from '#src/catalogue/example.ts'
import { nothing } from '#src/catalogue/nothing.ts'
import type { Words } from '#src/catalogue/words.ts'
import { HudBar, HudCell } from '#src/ui/HudBar.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { StepDots } from '#src/ui/StepDots.tsx'
import { BellIcon, FlameIcon, StarFourIcon, UserCircleIcon } from '#src/ui/icons.ts'

export const example: Example = {
  about: 'One bar of night on the glass, its cells parted by thin lines.',
  isWide: true,
  states: [
    {
      name: 'Readings',
      show: ({ words }) => (
        <HudBar label={words.label}>
          <HudCell
            icon={<StarFourIcon size={20} weight="fill" />}
            value={12_480}
            unit={words.unit}
            label={`12 480 ${words.unit}`}
          />
          <HudCell icon={<FlameIcon size={20} weight="fill" />} value={12} label={words.options[0]} />
        </HudBar>
      ),
    },
    { name: 'Buttons', show: ({ words }) => buttons(words) },
  ],
}

function buttons(words: Words) {
  return (
    <HudBar label={words.label}>
      <HudCell
        icon={<StarFourIcon size={20} weight="fill" />}
        value={480}
        label={words.unit}
        onPress={nothing}
      />
      <HudCell icon={<UserCircleIcon size={20} />} label={words.name} onPress={nothing}>
        <StepDots done={2} />
      </HudCell>
      <IconButton material="cell" label={words.options[2]} icon={<BellIcon />} />
    </HudBar>
  )
}
