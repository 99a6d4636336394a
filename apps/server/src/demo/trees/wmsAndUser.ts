/** Warehouse management. */
export const wmsTree = `
库内 | Warehouse | 창고 || icon=warehouse
  库存 | Stock | 재고 || class=stock
    仓库总览 | Warehouse overview | 창고 현황 || stock:all home pin
    库位库存 | Stock by location | 위치별 재고 || stock:domestic
    海外仓明细 | Overseas warehouse details | 해외 창고 명세 || stock:overseas *core
    锁定库存 | Reserved stock | 예약 재고 || stock:reserved
  盘点 | Counting | 실사 || class=counting
    盘点计划 | Count plans | 실사 계획 || record:counts
    盘点差异 | Count differences | 실사 차이 || record:adjustments
    库龄处理 | Aged stock | 장기 재고 처리 || stock:aging *core
入库 | Inbound | 입고 || icon=inbound
  收货 | Receiving | 입고 처리 || class=receiving
    待收货单 | Receipts expected | 입고 예정 || stock:inbound *sites
    收货质检 | Receiving inspection | 입고 검사 || record:inspections
    上架任务 | Putaway tasks | 적치 작업 || record:putaway
  退货入库 | Returned goods | 반품 입고 || class=returned
    退货签收 | Return receipts | 반품 수령 || record:return-receipts
    二次上架 | Restocking | 재적치 || stock:overstock
出库 | Outbound | 출고 || icon=outbound special=2
  拣货 | Picking | 피킹 || class=picking
    波次管理 | Wave management | 웨이브 관리 || record:waves
    拣货任务 | Picking tasks | 피킹 작업 || orders:multi-item
    复核打包 | Check and pack | 검수와 포장 || orders:today nocache
  发运 | Dispatch | 출하 || class=dispatch
    出库单 | Dispatch notes | 출고서 || orders:shipped *core
    交接清单 | Handover lists | 인계 목록 || record:handovers
    超时出库 | Late dispatch | 출고 지연 || orders:overdue
预警与报表 | Alerts and reports | 경보와 보고서 || icon=report special=3
  预警 | Alerts | 경보 || class=alerts
    缺货预警 | Shortage alerts | 결품 경보 || stock:low *core
    断货清单 | Stockout list | 품절 목록 || stock:out
    效期预警 | Shelf-life alerts | 유효기간 경보 || stock:aging.us asset-expired=2
  报表 | Reports | 보고서 || class=reports
    仓储费用 | Storage fees | 보관료 || record:storage-fees
    库存导出 | Stock exports | 재고 내보내기 || downloads
    自动化设备看板 | Automation board | 자동화 설비 현황 || record:automation unpaid=pkg-wms-pro
    沃尔玛仓配 | Walmart fulfilment | 월마트 풀필먼트 || stock:all.ca lock=WALMART
    仓库监控 | Warehouse cameras | 창고 모니터링 || external:cameras
`;

/** The user centre. */
export const userTree = `
企业 | Company | 기업 || icon=company
  企业信息 | Company details | 기업 정보 || class=details
    用户中心 | User centre | 사용자 센터 || user: home
    企业认证 | Company verification | 기업 인증 || record:verifications
    子公司管理 | Subsidiaries | 자회사 관리 || record:subsidiaries
    账号设置 | Account settings | 계정 설정 || user:basics
  服务 | Services | 서비스 || class=services
    服务管理 | Service management | 서비스 관리 || user:services
    产品套餐 | Product packages | 상품 패키지 || user:packages
    订购记录 | Purchase history | 구매 이력 || user:purchases
    发票申请 | Invoice requests | 계산서 신청 || record:invoices
    应用市场 | App marketplace | 앱 마켓 || user:apps
权限 | Permissions | 권한 || icon=permission special=2
  成员 | Members | 구성원 || class=members select
    成员管理 | Members list | 구성원 관리 || user:members select
    部门管理 | Departments | 부서 관리 || record:departments
    角色管理 | Roles | 역할 관리 || user:roles select
    数据权限 | Data permissions | 데이터 권한 || record:data-permissions
    店铺权限 | Shop permissions | 매장 권한 || record:shop-permissions unpaid=pkg-user-pro
  安全 | Security | 보안 || class=security
    登录日志 | Sign-in log | 로그인 기록 || record:sign-ins nocache
    密码策略 | Password policy | 비밀번호 정책 || user:password-policy
    密钥管理 | API keys | API 키 관리 || record:api-keys
消息与帮助 | Messages and help | 메시지와 도움말 || icon=message special=3
  消息 | Messages | 메시지 || class=messages
    系统公告 | Announcements | 시스템 공지 || user:announcements
    消息通知 | Notifications | 알림 || user:notifications
    消息设置 | Notification settings | 알림 설정 || user:notification-settings
  帮助 | Help | 도움말 || class=help
    帮助中心 | Help centre | 도움말 센터 || user:help
    直播课堂 | Live classes | 라이브 강의 || user:live asset-expired=2
    下载中心 | Download centre | 다운로드 센터 || downloads
    官网 | Website | 공식 웹사이트 || external:website
`;
