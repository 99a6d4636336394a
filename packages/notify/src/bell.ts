export { NotificationBell, type NotificationBellProps } from './components/Bell/NotificationBell.tsx';
