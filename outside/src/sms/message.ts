export interface Message {
  messageId: string;
  from: string;
  to: string;
  text: string;
  at: string;
}
