export { BackToTop } from './BackToTop.tsx'
export { ColorSchemeToggle } from './ColorSchemeToggle.tsx'
export { ConfirmControl, type ConfirmControlProps } from './ConfirmControl.tsx'
export { canPrefetch } from './can-prefetch.ts'
export { focusMain } from './focus-main.ts'
export { type LinkTab, LinkTabs, type LinkTabsProps } from './LinkTabs.tsx'
export { LoadMore, type LoadMoreProps } from './LoadMore.tsx'
export { LoadPart, type LoadPartProps } from './LoadPart.tsx'
export { LoginCard, type LoginCardProps } from './LoginCard.tsx'
export { readCache, removeCache, writeCache } from './local-cache.ts'
export { RailOutcome, type RailOutcomeProps } from './RailOutcome.tsx'
export { RelativeTime, type RelativeTimeProps } from './RelativeTime.tsx'
export { RowTools, type RowToolsProps } from './rows/RowTools.tsx'
export { type SectionTab, SectionTabs, type SectionTabsProps } from './SectionTabs.tsx'
export { ShareButton, type ShareButtonProps } from './ShareButton.tsx'
export { SmartLink, type SmartLinkProps } from './SmartLink.tsx'
export { SwitchControl, type SwitchControlProps } from './SwitchControl.tsx'
export { type Shared, type ShareOutcome, shareAddress } from './share-address.ts'
export { UiProvider, type UiProviderProps } from './UiProvider.tsx'
export { type ColorSchemeState, useColorScheme } from './use-color-scheme.ts'
export {
  type CompositionKey,
  type CompositionKeyHandlers,
  type CompositionSafeProps,
  useCompositionSafeKeys,
} from './use-composition-safe-keys.ts'
export { useConfirm } from './use-confirm.ts'
export { useCurrentInSight } from './use-current-in-sight.ts'
export { type DelayedLoadingOptions, useDelayedLoading } from './use-delayed-loading.ts'
export { useEarlyText } from './use-early-text.ts'
export { type EnhancedOptions, useEnhanced } from './use-enhanced.ts'
export { useFocusOfNew } from './use-focus-of-new.ts'
export { useKeyboardRoom } from './use-keyboard-room.ts'
export { type LoadEffect, useLateEffect } from './use-late-effect.ts'
export {
  type OptimisticToggleOptions,
  type ToggleState,
  useOptimisticToggle,
} from './use-optimistic-toggle.ts'
export { useQuietAnswer } from './use-quiet-answer.ts'
export { useReturnFocus } from './use-return-focus.ts'
export { type Shortcuts, useShortcuts } from './use-shortcuts.ts'
export { useViewCount } from './use-view-count.ts'
export { whenIdle } from './when-idle.ts'
