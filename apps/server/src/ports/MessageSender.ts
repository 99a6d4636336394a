/** A reply to a buyer, and what it is about. */
export type OutgoingReply = {
  companyId: string;
  shopId: string;
  marketplace: string;
  orderNo: string;
  buyerName: string;
  /** The same for every try to send this reply. */
  messageId: string;
  text: string;
};

/** Who hands replies to the marketplaces' buyers. */
export type MessageSender = {
  /**
   * Sends a reply; rejects where the marketplace did not take it, or the signal ends the wait. A `messageId` that came
   * before is not sent a second time.
   */
  send(reply: OutgoingReply, signal: AbortSignal): Promise<void>;
};
