import 'driver.js/dist/driver.css';
import './spotlight.css';
