export type { AnalyticsEvents, EventName } from './events.ts';
export {
  type AnalyticsUser,
  clearAnalyticsUser,
  listenToReports,
  type PageView,
  type Report,
  setAnalyticsUser,
  track,
  trackPage,
} from './reports.ts';
